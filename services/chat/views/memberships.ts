import { deleted, type ViewReader } from '@kloak/platform/ports/store.ts';
import { change, strictView } from '@kloak/platform/view.ts';

export type Membership = {
  room: string;
  member: string;
  /** Last message before the member joined; it and earlier ones are hidden. */
  since: number;
  /** The newest message that was read. */
  read: number;
  /** The newest message. */
  seq: number;
  /** Messages beyond `read` that were deleted, the newest 500. */
  gone?: number[] | undefined;
  hasUnread: boolean;
  /** Time of joining, or of the newest message: ISO 8601 UTC. */
  at: string;
};

/** Maximum deleted messages that are remembered; nobody sees the exact number of so many unread ones. */
const maxGone = 500;

const membershipId = (room: string, member: string) => `${room}:${member}`;
/** Read messages are not counted, whether deleted or not. */
function withUnread({ gone = [], ...doc }: Membership): Membership {
  const left = { ...doc, gone: gone.filter((seq) => seq > doc.read).slice(-maxGone) };
  return { ...left, hasUnread: unreadOf(left) > 0 };
}

/**
 * A room from a member's side: one document for each member of each room. A message changes the document of each member (50 at most). So rooms are
 * sorted by newest message, those with unread ones have an index, and any list is one page of it.
 */
export const memberships = strictView<Membership>({
  name: 'memberships',
  foldVersion: 2,
  touched: { chat: { room: ['home'], read: ['stream'], message: ['home'] } },
  indexes: {
    byMember: { equals: ['member'], sort: 'at', order: 'newest' },
    unread: { equals: ['member', 'hasUnread'], sort: 'at', order: 'newest' },
    // For reading all rooms in turn: this order does not change when messages arrive.
    byRoom: { equals: ['member'], sort: 'room', order: 'oldest' },
  },
  on: {
    chat: {
      RoomOpened: {
        ids: ({ data: { room, members } }) => members.map((member) => membershipId(room, member)),
        fold: (_doc, { data: { room }, at }, id) => ({ room, member: id.slice(room.length + 1), since: 0, read: 0, seq: 0, hasUnread: false, at }),
      },
      MembersAdded: {
        ids: ({ data: { room, added } }) => added.map((member) => membershipId(room, member)),
        fold: (_doc, { data: { room, seq }, at }, id) => ({ room, member: id.slice(room.length + 1), since: seq, read: seq, seq, hasUnread: false, at }),
      },
      MemberLeft: { ids: ({ data: { room, who } }) => [membershipId(room, who)], fold: () => deleted },
      MessageSent: change(
        ({ data: { room, members } }) => members.map((member) => membershipId(room, member)),
        // Writing in a room marks it as read.
        (doc, { data: { seq, writer }, at }) => withUnread({ ...doc, seq, at, read: doc.member === writer ? seq : doc.read }),
      ),
      MessageDeleted: change(
        ({ data: { room, members } }) => members.map((member) => membershipId(room, member)),
        (doc, { data: { seq } }) => withUnread({ ...doc, gone: [...(doc.gone ?? []), seq] }),
      ),
      RoomRead: change(
        ({ data: { room, who } }) => [membershipId(room, who)],
        (doc, { data: { seq } }) => withUnread({ ...doc, read: Math.max(doc.read, seq) }),
      ),
    },
  },
});

/** Number of unread messages by subtraction, minus deleted ones; no counter exists. */
export function unreadOf({ seq, read, gone = [] }: Membership): number {
  return Math.max(seq - read - gone.length, 0);
}

/** Documents of those people who are in the room. */
export function membershipsOf(reader: ViewReader<Membership>, room: string, members: readonly string[]): Promise<Membership[]> {
  return reader.getMany(members.map((member) => membershipId(room, member)));
}

/** A member's sides of rooms. */
export function membershipsInRooms(reader: ViewReader<Membership>, member: string, rooms: readonly string[]): Promise<Membership[]> {
  return reader.getMany(rooms.map((room) => membershipId(room, member)));
}

export function membershipOf(reader: ViewReader<Membership>, room: string, member: string): Promise<Membership | undefined> {
  return reader.get(membershipId(room, member));
}
