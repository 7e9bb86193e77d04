import type { Harness } from './harness.ts';
import { seedEvent } from './seed-event.ts';

/** State of a chat room: its members, and the number of messages sent. */
export type SeededRoom = { room: string; isGroup: boolean; members: string[]; seq: number };

const seed = (harness: Harness, { room }: SeededRoom, ...events: Parameters<typeof seedEvent<'chat'>>[4][]) =>
  seedEvent(harness, 'chat', `room:${room}`, room, ...events);

export const seedRoom = (harness: Harness, room: SeededRoom) => seed(harness, room, { type: 'RoomOpened', data: { ...room, by: room.members[0] ?? '' } });

/** A message that grants an item of its writer's. */
export const seedGranting = (harness: Harness, room: SeededRoom, writer: string, item: string, narrowed = 0) =>
  seed(harness, room, { type: 'MessageSent', data: { ...room, writer, body: '', items: [item], grants: [{ item, narrowed }] } });

/** `room` is the state after it. */
export const seedRoomLeft = (harness: Harness, room: SeededRoom, who: string) => seed(harness, room, { type: 'MemberLeft', data: { ...room, who } });
export const seedRoomJoined = (harness: Harness, room: SeededRoom, who: string) =>
  seed(harness, room, { type: 'MembersAdded', data: { ...room, by: room.members[0] ?? '', added: [who] } });

export const seedMessageDeleted = (harness: Harness, { room, members }: SeededRoom, seq: number, writer: string) =>
  seedEvent(harness, 'chat', `message:${room}-${seq}`, room, { type: 'MessageDeleted', data: { room, seq, writer, members } });
