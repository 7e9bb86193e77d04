import { hourMs } from '@kloak/proto/rules/durations.ts';
import type { ChatEvent } from '@kloak/proto/types/chat.ts';
import { type NotificationFixture, startFixture } from './testing/fixture.ts';

const members = ['anna', 'ben', 'clara'];
const room = 'r1';
let fixture: NotificationFixture;
beforeEach(async () => {
  fixture = await startFixture();
  await fixture.join('Anna', 'Ben', 'Clara');
});
afterEach(() => fixture.close());

const sent = (writer: string, seq: number): ChatEvent => ({
  type: 'MessageSent',
  data: { room, isGroup: true, members, seq, writer, body: 'Hello', items: [], grants: [] },
});
const readTo = (who: string, seq: number): ChatEvent => ({ type: 'RoomRead', data: { room, who, seq } });

it('messages are told of once they have waited for long, to all but who wrote, and as one', async () => {
  await fixture.chat(room, sent('ben', 1), sent('clara', 2), sent('ben', 3));
  fixture.later(11 * hourMs);
  expect(await fixture.told('anna')).toEqual([]);
  fixture.later(2 * hourMs);
  expect(await fixture.told('anna')).toEqual(['CHAT_MESSAGES Ben Clara']);
  expect(await fixture.told('ben')).toEqual(['CHAT_MESSAGES Clara']);
  const { entries } = await fixture.list('anna');
  expect(entries.map(({ room: where }) => where)).toEqual([room]);
  expect(await fixture.isUnread('anna')).toBe(true);
});

it('who read all of it is told nothing, who read some of it later', async () => {
  await fixture.chat(room, sent('ben', 1), sent('ben', 2));
  fixture.later(11 * hourMs);
  await fixture.chat(room, readTo('anna', 2), readTo('clara', 1));
  fixture.later(2 * hourMs);
  expect(await fixture.told('anna')).toEqual([]);
  expect(await fixture.told('clara')).toEqual([]);
  fixture.later(11 * hourMs);
  expect(await fixture.told('clara')).toEqual(['CHAT_MESSAGES Ben']);
});

it('who left the room is told nothing of it', async () => {
  await fixture.chat(room, sent('ben', 1), { type: 'MemberLeft', data: { room, isGroup: true, members: ['ben', 'clara'], seq: 1, who: 'anna' } });
  fixture.later(13 * hourMs);
  expect(await fixture.told('anna')).toEqual([]);
});

it('whom the reader blocks is told of in nothing, and the others are', async () => {
  await fixture.chat(room, sent('ben', 1), sent('clara', 2));
  await fixture.chat('r2', { type: 'MessageSent', data: { room: 'r2', isGroup: true, members, seq: 1, writer: 'ben', body: 'Hello', items: [], grants: [] } });
  await fixture.block('anna', 'ben');
  fixture.later(13 * hourMs);
  expect(await fixture.told('anna')).toEqual(['CHAT_MESSAGES Clara']);
  expect(await fixture.told('clara')).toEqual(['CHAT_MESSAGES Ben', 'CHAT_MESSAGES Ben']);
  expect(await fixture.told('ben')).toEqual(['CHAT_MESSAGES Clara']);
});
