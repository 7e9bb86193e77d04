import { aggregate } from '@kloak/platform/aggregate.ts';
import { derivedId } from '@kloak/platform/codec/keys.ts';
import { refusalOf } from '@kloak/platform/errors.ts';
import { areEnoughForGroup, groupTooSmall, maxRoomMembers, noGroup, noRoom, notConnectedToWrite, notYourRoom, roomFull } from '@kloak/proto/rules/rooms.ts';
import type { ChatEvent, GrantedItem__Output } from '@kloak/proto/types/chat.ts';

export type RoomEvent = Exclude<ChatEvent, { type: 'MessageDeleted' | 'RoomRead' | 'ChatSettingsChanged' }>;
/** `members`: in the order in which they joined; `seq`: how many messages were sent. */
type Open = { status: 'open'; isGroup: boolean; members: readonly string[]; seq: number };
export type Room = { status: 'none' } | Open;

/** `room:{id}` — members and messages of a room. The newest event contains the whole state, so that departures and messages are ordered. */
export const room = aggregate<Room, RoomEvent, { room: string }>({
  name: 'room',
  initial: { status: 'none' },
  reads: 'last',
  evolve: (_state, { data: { isGroup, members, seq } }) => ({ status: 'open', isGroup, members, seq }),
  stream: ({ room: id }) => ({ id, home: id }),
});

/** Room of two members: one for each pair, whoever opens it. */
export const pairRoom = (one: string, other: string): string => derivedId('pair', ...[one, other].sort());

/** Data of every room event. */
const facts = (id: string, { isGroup, members, seq }: Omit<Open, 'status'>) => ({ room: id, isGroup, members: [...members], seq });

const opened = (id: string, by: string, isGroup: boolean, members: readonly string[]): RoomEvent => ({
  type: 'RoomOpened',
  data: { ...facts(id, { isGroup, members, seq: 0 }), by },
});

/** Refuses with 404 `no-room` unless the member is in the room. */
function checkIsIn(state: Room, who: string): asserts state is Open {
  if (state.status === 'none' || !state.members.includes(who)) throw refusalOf(noRoom);
}

/** Refuses unless the member leads the group: its founder, or the longest member after departures. */
function checkLeads(state: Room, who: string): asserts state is Open {
  checkIsIn(state, who);
  if (!state.isGroup) throw refusalOf(noGroup);
  if (state.members[0] !== who) throw refusalOf(notYourRoom);
}

/** Opens the room of two if there is none. */
export function openPair(by: string, other: string) {
  return (state: Room): RoomEvent[] => (state.status === 'open' ? [] : [opened(pairRoom(by, other), by, false, [by, other])]);
}

/** Creates a group; idempotent. `by` is a member. Refuses: 400 `group-too-small`, 409 `room-full`. */
export function openGroup(id: string, by: string, others: readonly string[], name: string) {
  return (state: Room): RoomEvent[] => {
    if (state.status === 'open') return [];
    const members = [...new Set([by, ...others])];
    if (!areEnoughForGroup(members.length)) throw refusalOf(groupTooSmall);
    if (members.length > maxRoomMembers) throw refusalOf(roomFull);
    return [opened(id, by, true, members), { type: 'RoomNamed', data: { ...facts(id, { isGroup: true, members, seq: 0 }), by, name } }];
  };
}

/** Names a group. Refuses: 403 `not-your-room`, 404 `no-room`, 409 `no-group`. */
export function rename(id: string, by: string, name: string) {
  return (state: Room): RoomEvent[] => {
    checkLeads(state, by);
    return [{ type: 'RoomNamed', data: { ...facts(id, state), by, name } }];
  };
}

/** Adds members; no-op for existing ones. Refuses: 403 `not-your-room`, 404 `no-room`, 409 `no-group`, `room-full`. */
export function add(id: string, by: string, others: readonly string[]) {
  return (state: Room): RoomEvent[] => {
    checkLeads(state, by);
    const added = [...new Set(others)].filter((other) => !state.members.includes(other));
    const members = [...state.members, ...added];
    if (members.length > maxRoomMembers) throw refusalOf(roomFull);
    return added.length === 0 ? [] : [{ type: 'MembersAdded', data: { ...facts(id, { ...state, members }), by, added } }];
  };
}

/** Leaves a group. Refuses: 404 `no-room`, 409 `no-group`. */
export function leave(id: string, who: string) {
  return (state: Room): RoomEvent[] => {
    checkIsIn(state, who);
    if (!state.isGroup) throw refusalOf(noGroup);
    const members = state.members.filter((one) => one !== who);
    return [{ type: 'MemberLeft', data: { ...facts(id, { ...state, members }), who } }];
  };
}

/** Removes others from a group; no-op for non-members. Refuses: 403 `not-your-room`, 404 `no-room`, 409 `no-group`. */
export function remove(id: string, by: string, removed: readonly string[]) {
  return (state: Room): RoomEvent[] => {
    checkLeads(state, by);
    const leaving = state.members.filter((one) => one !== by && removed.includes(one));
    return leaving.map((who, index) => {
      const gone = leaving.slice(0, index + 1);
      const members = state.members.filter((one) => !gone.includes(one));
      return { type: 'MemberLeft', data: { ...facts(id, { ...state, members }), who, by } };
    });
  };
}

/** Removes a member to be erased from a group. */
export function forget(id: string, who: string) {
  return (state: Room): RoomEvent[] => (state.status === 'open' && state.isGroup && state.members.includes(who) ? leave(id, who)(state) : []);
}

/** See the proto. */
export type GrantedItem = GrantedItem__Output;
/** `items`: attached items. `grants`: those of them that the room may see. */
export type MessageContent = { writer: string; body: string; items: string[]; grants: GrantedItem[]; clientId?: string | undefined };

/**
 * Sends a message. In a room of two, `isConnected` must be true. `to` opens the room with that member if there is none. Refuses: 403 `not-connected`,
 * 404 `no-room`.
 */
export function send(id: string, { writer, ...words }: MessageContent, { isConnected, to }: { isConnected: boolean; to?: string | undefined }) {
  return (state: Room): RoomEvent[] => {
    const before = state.status === 'none' && to !== undefined ? openPair(writer, to)(state) : [];
    const now = before.reduce(room.evolve, state);
    checkIsIn(now, writer);
    if (!now.isGroup && !isConnected) throw refusalOf(notConnectedToWrite);
    return [...before, { type: 'MessageSent', data: { ...facts(id, { ...now, seq: now.seq + 1 }), writer, ...words } }];
  };
}
