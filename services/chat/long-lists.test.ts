import { countQueries } from '@kloak/platform/testing/count-queries.ts';
import { seedEvent } from '@kloak/platform/testing/seed-event.ts';
import type { ChatEvent } from '@kloak/proto/types/chat.ts';
import { chat } from './service.ts';
import { type ChatFixture, startFixture } from './testing/fixture.ts';

let fixture: ChatFixture;
beforeAll(async () => {
  // Reactions are off, because their queries would count.
  fixture = await startFixture({ service: { ...chat, reactions: [] } });
  await fixture.join('Anna', 'Ben', 'Carla');
  await fixture.connect('anna', 'ben', 'carla');
});
afterAll(() => fixture.close());

const members = ['anna', 'ben', 'carla'];
const facts = (room: string, seq: number, of = members) => ({ room, isGroup: true, members: of, seq });
const begun = (room: string, of = members): ChatEvent[] => [
  { type: 'RoomOpened', data: { ...facts(room, 0, of), by: 'anna' } },
  { type: 'RoomNamed', data: { ...facts(room, 0, of), by: 'anna', name: `Group ${room}` } },
];
const sent = (room: string, seq: number, of = members): ChatEvent => ({
  type: 'MessageSent',
  data: { ...facts(room, seq, of), writer: 'ben', body: `m${seq}`, items: [], grants: [] },
});
/** Seeds several decided events at once. */
const seed = (home: string, events: ChatEvent[]) => seedEvent(fixture.harness, 'chat', `room:${home}`, home, ...events);

/** Returns the number of queries with the answer. */
async function costOf<Answer>(asked: () => number, ask: () => Promise<Answer>): Promise<readonly [number, Answer]> {
  const before = asked();
  const answer = await ask();
  return [asked() - before, answer];
}

it('the 100,000th message costs as much as the first', async () => {
  await seed('short', [...begun('short'), ...Array.from({ length: 40 }, (_, at) => sent('short', at + 1))]);
  // Earlier messages exist too, since numbers are assigned by the decision that sends them.
  await seed('long', [...begun('long'), ...Array.from({ length: 40 }, (_, at) => sent('long', 99_961 + at))]);
  const asked = countQueries(fixture.harness, 'chat');
  const costs = async (room: string, newest: number) => {
    const [page, { messages, total }] = await costOf(asked, () => fixture.read('anna', room));
    expect([messages.at(-1)?.seq, messages.length, total]).toEqual([newest, 15, newest]);
    const [older, { messages: before }] = await costOf(asked, () => fixture.read('anna', room, { before: String(newest - 14) }));
    expect(before.at(-1)?.body).toBe(`m${newest - 15}`);
    const [said, message] = await costOf(asked, () => fixture.send('anna', room, 'Next'));
    expect(message.seq).toBe(newest + 1);
    const [read] = await costOf(asked, () => fixture.as('carla').call('chat', 'MarkRead', { room }));
    return { page, older, said, read };
  };
  expect(await costs('long', 100_000)).toEqual(await costs('short', 40));
});

it('the 1,000th room costs as much as the first, in the list, among the unread, and in a search', async () => {
  await fixture.join('Dora');
  await fixture.connect('dora', 'anna');
  const asked = countQueries(fixture.harness, 'chat');
  const costs = async (who: string, name: string) => {
    const [page, first] = await costOf(asked, () => fixture.as(who).call('chat', 'ListRooms', { perPage: 3 }));
    const [more, second] = await costOf(asked, () => fixture.as(who).call('chat', 'ListRooms', { perPage: 3, before: first.next ?? '' }));
    expect([first.rooms.length, second.rooms.length]).toEqual([3, 3]);
    const [unread, { rooms: withUnread }] = await costOf(asked, () => fixture.as(who).call('chat', 'ListUnread', { perPage: 3 }));
    expect(withUnread).toHaveLength(3);
    const [found, { rooms }] = await costOf(asked, () => fixture.as(who).call('chat', 'FindRooms', { query: name }));
    expect(rooms.map((room) => room.name)).toEqual([`Group ${name}`]);
    return { page, more, unread, found };
  };
  const few = Array.from({ length: 7 }, (_, at) => `few${at}`);
  const doras = ['dora', 'anna', 'ben'];
  await seed(
    'few',
    few.flatMap((room) => [...begun(room, doras), sent(room, 1, doras)]),
  );
  const cheap = await costs('dora', 'few3');
  const many = Array.from({ length: 1000 }, (_, at) => `many${at}`);
  await seed(
    'many',
    many.flatMap((room) => [...begun(room), sent(room, 1)]),
  );
  expect(await costs('carla', 'many503')).toEqual(cheap);
});
