// Items that members of a chat room may see through its messages. The owner granted the item with a message, the message exists, and the item was not made
// private since. The viewer joined before the message and has not left. In a room of two, both must still be connected.
import { chunksOf } from '@kloak/platform/async/chunks.ts';
import { deleted, type ViewReader } from '@kloak/platform/ports/store.ts';
import { change, strictView } from '@kloak/platform/view.ts';
import { maxMessageItems } from '@kloak/proto/rules/messages.ts';
import { maxRoomMembers } from '@kloak/proto/rules/rooms.ts';
import { connectedAmong, type KnownItem, type RelationsReader } from './relations.ts';

/** A member of a room. `since`: last message before they joined, which they do not see. */
type RoomMember = { room: string; who: string; since: number };
/**
 * An item granted by a message. `through`: its room; `isPair`: a room of two. `narrowed`: how often the owner had made the item private before.
 * `message`: an indexed id, so that an unreadable deletion makes the document doubtful.
 */
type Grant = { attached: string; message: string; through: string; seq: number; narrowed: number; isPair: boolean; at: string };
type RoomGrantsReader = ViewReader<RoomMember | Grant>;

const memberId = (room: string, who: string) => `member:${room}:${who}`;
const messageId = (room: string, seq: number) => `${room}-${seq}`;
const grantId = (room: string, seq: number, place: number) => `grant:${messageId(room, seq)}:${place}`;
const isMember = (doc: RoomMember | Grant): doc is RoomMember => 'who' in doc;
const isGrant = (doc: RoomMember | Grant): doc is Grant => 'attached' in doc;

type OfMessage = { data: { room: string; seq: number } };
/** Events of a deletion do not list grants, because older builds write them too; all possible ids are removed. */
const allGrantsOf = ({ data: { room, seq } }: OfMessage) => Array.from({ length: maxMessageItems }, (_, place) => grantId(room, seq, place));

const joins = (room: string, id: string, since: number): RoomMember => ({ room, who: id.slice(memberId(room, '').length), since });

/** Strict view. Documents: `member:{room}:{who}`, a member of a room; `grant:{room}-{seq}:{place}`, an item that an existing message grants. */
export const roomGrants = strictView<RoomMember | Grant>({
  name: 'room-grants',
  foldVersion: 1,
  touched: { chat: { room: ['home'], message: ['stream'] } },
  indexes: {
    byItem: { equals: ['attached'], sort: 'at', order: 'newest' },
    members: { equals: ['room'], sort: 'who', order: 'oldest' },
  },
  on: {
    chat: {
      RoomOpened: {
        ids: ({ data: { room, members } }) => members.map((who) => memberId(room, who)),
        fold: (_doc, { data: { room } }, id) => joins(room, id, 0),
      },
      MembersAdded: {
        ids: ({ data: { room, added } }) => added.map((who) => memberId(room, who)),
        fold: (_doc, { data: { room, seq } }, id) => joins(room, id, seq),
      },
      MemberLeft: { ids: ({ data: { room, who } }) => [memberId(room, who)], fold: () => deleted },
      MessageSent: {
        ids: ({ data: { room, seq, grants } }) => grants.map((_, place) => grantId(room, seq, place)),
        fold(_doc, { data: { room, seq, isGroup, grants }, at }, id) {
          const granted = grants.find((_, place) => grantId(room, seq, place) === id);
          return granted && { attached: granted.item, message: messageId(room, seq), through: room, seq, narrowed: granted.narrowed, isPair: !isGroup, at };
        },
      },
      MessageDeleted: change(allGrantsOf, () => deleted),
    },
  },
});

/** Newest messages with an item that count; an item in more is not visible through the others. */
const maxGrantsOfItem = 50;
/** Chunk size with which one query returns all grants of its items: a view returns at most 500 documents. */
const maxItemsAskedAtOnce = 500 / maxGrantsOfItem;

/** Reads which of these items a member may see through messages. */
export async function grantedInRooms(
  reader: RoomGrantsReader,
  relations: RelationsReader,
  viewer: string,
  items: readonly KnownItem[],
): Promise<ReadonlySet<string>> {
  const granted = await Promise.all(chunksOf(items, maxItemsAskedAtOnce).map((some) => grantedOf(reader, relations, viewer, some)));
  return new Set(granted.flat());
}

async function grantedOf(reader: RoomGrantsReader, relations: RelationsReader, viewer: string, items: readonly KnownItem[]): Promise<string[]> {
  const known = new Map(items.map((item) => [item.item, item]));
  const keys = [...known.keys()].map((item) => [item]);
  const found = await reader.newest({ index: 'byItem', keys, perKey: maxGrantsOfItem, limit: maxItemsAskedAtOnce * maxGrantsOfItem });
  const alive = found.items.filter(isGrant).filter(({ attached, narrowed }) => known.get(attached)?.narrowed === narrowed);
  const since = await membershipsAmong(
    reader,
    viewer,
    alive.map(({ through }) => through),
  );
  const shown = alive.filter(({ through, seq }) => seq > (since.get(through) ?? Number.POSITIVE_INFINITY));
  const ownerOf = ({ attached }: Grant) => known.get(attached)?.owner ?? '';
  const pairs = shown.filter(({ isPair }) => isPair);
  const connected = pairs.length > 0 ? await connectedAmong(relations, viewer, pairs.map(ownerOf)) : new Set<string>();
  return shown.filter((grant) => !grant.isPair || connected.has(ownerOf(grant))).map(({ attached }) => attached);
}

/** Reads which of these rooms (≤ 500) somebody is in, with the message after which they joined. */
async function membershipsAmong(reader: RoomGrantsReader, who: string, rooms: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const found = await reader.getMany([...new Set(rooms)].map((room) => memberId(room, who)));
  return new Map(found.filter(isMember).map(({ room, since }) => [room, since]));
}

/**
 * Reads the members who see an item through messages. `narrowed`: how often its owner has made it private; without it, all messages count. At most the
 * members of 50 rooms.
 */
export async function viewersInRooms(
  reader: RoomGrantsReader,
  relations: RelationsReader,
  { item, owner }: Pick<KnownItem, 'item' | 'owner'>,
  narrowed?: number,
): Promise<string[]> {
  const { items } = await reader.page({ index: 'byItem', equals: [item], limit: maxGrantsOfItem });
  const alive = items.filter(isGrant).filter((grant) => narrowed === undefined || grant.narrowed === narrowed);
  // Newest grant of each room: members who joined after it see none before it either.
  const last = new Map(alive.toSorted((one, other) => one.seq - other.seq).map((grant) => [grant.through, grant]));
  const seers = await Promise.all([...last.values()].map((grant) => seersOf(reader, relations, owner, grant)));
  return [...new Set(seers.flat())];
}

async function seersOf(reader: RoomGrantsReader, relations: RelationsReader, owner: string, { through, seq, isPair }: Grant): Promise<string[]> {
  const { items } = await reader.page({ index: 'members', equals: [through], limit: maxRoomMembers });
  const seers = items
    .filter(isMember)
    .filter(({ since }) => seq > since)
    .map(({ who }) => who);
  if (!isPair) return seers;
  const connected = await connectedAmong(relations, owner, seers);
  return seers.filter((who) => who === owner || connected.has(who));
}
