import { erase } from '@kloak/platform/engine/erase.ts';
import { refusal } from '@kloak/platform/testing/refusal.ts';
import { seedPublished } from '@kloak/platform/testing/seed-event.ts';
import { type ChatFixture, startFixture } from './testing/fixture.ts';

let fixture: ChatFixture;
/** Room of Anna, Ben and Carla; a new one for each test. */
let room: string;
beforeAll(async () => {
  fixture = await startFixture();
  await fixture.join('Anna', 'Ben', 'Carla', 'Dora');
  await fixture.connect('anna', 'ben', 'carla', 'dora');
});
afterAll(() => fixture.close());
beforeEach(async () => {
  room = await fixture.group('anna', ['ben', 'carla']);
});

const textsOf = async (who: string, page = {}) => (await fixture.read(who, room, page)).messages.map(({ body }) => body);
const unreadOf = async (who: string) => (await fixture.read(who, room)).room?.unread;
const say = async (count: number) => {
  for (let at = 1; at <= count; at++) await fixture.send('anna', room, `m${at}`);
};
const commitsOfRoom = async () => {
  const { store } = fixture.harness.running('chat').runtime;
  const all = await Promise.all([...(await store.log.tails()).keys()].map((lane) => store.log.read(lane, 0, 1000)));
  return all.flat().filter(({ home }) => home === room);
};

describe('messages', () => {
  it('say something, and not too much', async () => {
    expect(await refusal(fixture.send('anna', room, ' \n '))).toBe('invalid message-empty');
    expect(await refusal(fixture.send('anna', room, 'x'.repeat(4001)))).toBe('invalid message-too-long');
    expect((await fixture.send('anna', room, '👪'.repeat(4000))).body).toBe('👪'.repeat(4000));
  });

  it('come in pages from the newest back, each oldest first', async () => {
    await say(5);
    const newest = await fixture.read('ben', room, { perPage: 2 });
    expect(newest.messages.map(({ seq, body }) => [seq, body])).toEqual([
      [4, 'm4'],
      [5, 'm5'],
    ]);
    expect(newest).toMatchObject({ total: 5, next: '4' });
    expect(await textsOf('ben', { perPage: 2, page: 1 })).toEqual(['m2', 'm3']);
    expect(await textsOf('ben', { perPage: 2, page: 2 })).toEqual(['m1']);
    expect(await textsOf('ben', { perPage: 2, page: 3 })).toEqual([]);
    await fixture.send('ben', room, 'm6');
    const older = await fixture.read('ben', room, { perPage: 2, before: newest.next ?? '' });
    expect(older.messages.map(({ body }) => body)).toEqual(['m2', 'm3']);
    const oldest = await fixture.read('ben', room, { perPage: 2, before: older.next ?? '' });
    expect(oldest.messages.map(({ body }) => body)).toEqual(['m1']);
    expect(oldest.next).toBeUndefined();
  });

  it.each(['0', '-1', '1.5', 'x', ''])('do not go on from %j', async (before) => {
    expect(await refusal(fixture.read('ben', room, { before }))).toBe('invalid bad-cursor');
  });

  it('are fifteen a page where nothing else is said', async () => {
    await say(17);
    expect((await fixture.read('ben', room)).messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 15 }, (_, at) => at + 3));
  });

  it('that are too long for one answer come in several', async () => {
    for (let at = 0; at < 30; at++) await fixture.send('anna', room, '👪'.repeat(4000));
    const seen: number[] = [];
    let before: string | undefined;
    do {
      const page = await fixture.read('ben', room, { perPage: 100, ...(before !== undefined && { before }) });
      expect(page.messages.length).toBeLessThan(20);
      seen.unshift(...page.messages.map(({ seq }) => seq));
      before = page.next;
    } while (before !== undefined);
    expect(seen).toEqual(Array.from({ length: 30 }, (_, at) => at + 1));
  });

  it('of one client id are one message, whatever is sent, in each room its own', async () => {
    const first = await fixture.send('anna', room, 'Once', 'c1');
    const again = await Promise.all([fixture.send('anna', room, 'Once', 'c1'), fixture.send('anna', room, 'Once more', 'c1')]);
    expect(again).toEqual([first, first]);
    await fixture.send('ben', room, 'Mine', 'c1');
    const other = await fixture.group('anna', ['ben', 'carla']);
    await fixture.send('anna', other, 'There', 'c1');
    expect(await textsOf('carla')).toEqual(['Once', 'Mine']);
  });

  it('that come at once are all there, in one order and counted without a gap', async () => {
    await Promise.all(Array.from({ length: 30 }, (_, at) => fixture.send(['anna', 'ben', 'carla'][at % 3] ?? '', room, `m${at}`, `c${at}`)));
    const [one, other] = await Promise.all([fixture.read('anna', room, { perPage: 100 }), fixture.read('ben', room, { perPage: 100 })]);
    expect(one.messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 30 }, (_, at) => at + 1));
    expect(new Set(one.messages.map(({ body }) => body)).size).toBe(30);
    expect(other.messages).toEqual(one.messages);
  });

  it('and leaving come in one order: nobody writes after they have left', async () => {
    const sent = Array.from({ length: 5 }, (_, at) => fixture.send('carla', room, `m${at}`).catch(() => undefined));
    await Promise.all([...sent, fixture.as('carla').call('chat', 'LeaveGroup', { room })]);
    const events = (await commitsOfRoom()).flatMap((commit) => commit.events);
    expect(events.filter(({ type }) => type === 'MemberLeft')).toHaveLength(1);
    expect(events.at(-1)?.type).toBe('MemberLeft');
  });
});

describe('what a message points to', () => {
  const point = (who: string, items: string[], body = '') => fixture.as(who).call('chat', 'SendMessage', { room, body, items });
  beforeAll(async () => {
    for (const [owner, item, privacy] of [
      ['anna', 'lake', 'FAMILY_ONLY'],
      ['anna', 'diary', 'PRIVATE'],
      ['carla', 'sea', 'FAMILY_ONLY'],
    ] as const)
      await seedPublished(fixture.harness, owner, item, privacy);
    await fixture.harness.settled();
  });

  it('is what its writer may view, each once, and no words are needed', async () => {
    expect((await point('anna', ['lake', 'diary', 'sea', 'lake'])).message).toMatchObject({ body: '', items: ['lake', 'diary', 'sea'] });
    expect((await point('ben', ['lake'], 'See!')).message).toMatchObject({ body: 'See!', items: ['lake'] });
    expect(await refusal(point('ben', ['lake', 'diary']))).toBe('forbidden not-yours');
    expect(await refusal(point('ben', ['sea']))).toBe('forbidden not-yours');
    expect(await refusal(point('ben', ['nothing']))).toBe('missing no-item');
    expect(await refusal(point('dora', ['lake']))).toBe('missing no-room');
    const eleven = Array.from({ length: 11 }, (_, at) => `i${at}`);
    expect(await refusal(point('ben', eleven))).toBe('invalid too-many-items');
  });

  it('goes with the message', async () => {
    const { message } = await point('ben', ['lake']);
    await fixture.as('ben').call('chat', 'DeleteMessage', { message: message?.id ?? '' });
    expect((await fixture.read('anna', room)).messages.at(-1)).toMatchObject({ deleted: true, items: [] });
  });
});

describe('a message that is deleted', () => {
  it('leaves its place', async () => {
    const [message] = [await fixture.send('anna', room, 'Oops'), await fixture.send('ben', room, 'What?')];
    const remove = (who: string) => fixture.as(who).call('chat', 'DeleteMessage', { message: message.id });
    expect(await refusal(remove('ben'))).toBe('forbidden not-your-message');
    expect(await refusal(remove('dora'))).toBe('missing no-message');
    expect([await remove('anna'), await remove('anna')]).toEqual([{}, {}]);
    const { messages } = await fixture.read('ben', room);
    expect(messages.map(({ body, deleted, seq }) => [seq, body, deleted])).toEqual([
      [1, '', true],
      [2, 'What?', false],
    ]);
  });

  it('is told to those who may have seen it, and not to who joined after it', async () => {
    const message = await fixture.send('anna', room, 'Oops');
    await fixture.as('anna').call('chat', 'AddToGroup', { room, members: ['dora'] });
    const told = await fixture.harness.hearing(() => fixture.as('anna').call('chat', 'DeleteMessage', { message: message.id }));
    const seers = told.flatMap(({ members, event }) => (event === 'chat message' ? members : []));
    expect(seers.toSorted()).toEqual(['anna', 'ben', 'carla']);
  });

  it.each(['nothing', 'nothing-1', '-1', ''])('is none by the id %j', async (id) => {
    expect(await refusal(fixture.as('anna').call('chat', 'DeleteMessage', { message: id }))).toBe('missing no-message');
  });
});

describe('what is unread', () => {
  it('is what came since one read, or wrote', async () => {
    await say(3);
    expect([await unreadOf('anna'), await unreadOf('ben')]).toEqual([0, 3]);
    await fixture.as('ben').call('chat', 'MarkRead', { room, seq: 2 });
    expect(await unreadOf('ben')).toBe(1);
    await fixture.as('ben').call('chat', 'MarkRead', { room, seq: 1 });
    expect(await unreadOf('ben')).toBe(1);
    await fixture.as('ben').call('chat', 'MarkRead', { room });
    expect(await unreadOf('ben')).toBe(0);
    await fixture.send('carla', room, 'More');
    expect([await unreadOf('anna'), await unreadOf('ben'), await unreadOf('carla')]).toEqual([1, 1, 0]);
  });

  it('is told to the reader at once, with what is left', async () => {
    await say(3);
    const told = await fixture.harness.hearing(() => fixture.as('ben').call('chat', 'MarkRead', { room, seq: 2 }));
    expect(told[0]).toEqual({ members: ['ben'], event: 'chat read', payload: { roomId: room, seq: 3, notificationCount: 1 } });
    expect(told.slice(1)).toEqual([expect.objectContaining({ members: ['ben'], event: 'changed' })]);
  });

  it('is listed by rooms that have some', async () => {
    const unread = async (who: string) =>
      (await fixture.as(who).call('chat', 'ListUnread', {})).rooms.filter((one) => one.room === room).map((one) => one.unread);
    expect(await unread('ben')).toEqual([]);
    await say(2);
    expect([await unread('ben'), await unread('anna')]).toEqual([[2], []]);
    await fixture.as('ben').call('chat', 'MarkRead', { room, seq: 99 });
    expect(await unread('ben')).toEqual([]);
    await fixture.send('anna', room, 'New');
    expect(await unread('ben')).toEqual([1]);
  });

  it('is not what was deleted, before it was read or after', async () => {
    const unread = async (who: string) =>
      (await fixture.as(who).call('chat', 'ListUnread', {})).rooms.filter((one) => one.room === room).map((one) => one.unread);
    const sent = [await fixture.send('anna', room, 'One')];
    const remove = (nth: number) => fixture.as('anna').call('chat', 'DeleteMessage', { message: sent[nth]?.id ?? '' });
    await remove(0);
    expect([await unreadOf('ben'), await unread('ben'), await unreadOf('carla'), await unread('carla')]).toEqual([0, [], 0, []]);
    for (const text of ['Two', 'Three', 'Four']) sent.push(await fixture.send('anna', room, text));
    expect([await unreadOf('ben'), await unread('ben')]).toEqual([3, [3]]);
    await fixture.as('ben').call('chat', 'MarkRead', { room, seq: 2 });
    await remove(1);
    await remove(3);
    await remove(3);
    expect([await unreadOf('ben'), await unread('ben'), await unreadOf('carla'), await unread('carla')]).toEqual([1, [1], 1, [1]]);
    const told = await fixture.harness.hearing(() => fixture.as('carla').call('chat', 'MarkRead', { room, seq: 2 }));
    expect(told[0]).toMatchObject({ event: 'chat read', payload: { notificationCount: 1 } });
    await fixture.as('anna').call('chat', 'AddToGroup', { room, members: ['dora'] });
    await remove(2);
    expect([await unreadOf('ben'), await unreadOf('carla'), await unreadOf('dora')]).toEqual([0, 0, 0]);
    await fixture.send('anna', room, 'Five');
    expect([await unreadOf('ben'), await unreadOf('carla'), await unreadOf('dora')]).toEqual([1, 1, 1]);
  });

  it('is counted by subtraction: a message to fifty people is one commit', async () => {
    const names = Array.from({ length: 49 }, (_, at) => `Guest${at}`);
    await fixture.join(...names);
    const guests = names.map((name) => name.toLowerCase());
    await fixture.connect('anna', ...guests);
    room = await fixture.group('anna', guests);
    const before = (await commitsOfRoom()).length;
    await fixture.send('anna', room, 'Hello, all');
    expect((await commitsOfRoom()).length).toBe(before + 1);
    for (const who of guests) expect(await unreadOf(who)).toBe(1);
  });
});

it('the words of a member who was erased are gone, and their places stay', async () => {
  await fixture.join('Gone');
  await fixture.connect('gone', 'anna', 'ben');
  room = await fixture.group('gone', ['anna', 'ben'], 'Mine');
  await fixture.send('gone', room, 'I was here');
  await fixture.send('anna', room, 'So was I');
  await erase(fixture.harness.running('chat').runtime, 'gone');
  const { room: shown, messages } = await fixture.read('anna', room);
  expect(messages.map(({ body, deleted, writer }) => [body, deleted, writer?.username])).toEqual([
    ['', true, ''],
    ['So was I', false, 'Anna'],
  ]);
  expect(shown?.name).toBe('');
});
