// What those who are in a room of the chat may see through its messages: an item that its owner granted with one, while the message is there, for who joined
// before it and has not left, as long as the item was not made private since. In a room of two they must still be connected.
import { chunksOf } from '@kloak/platform/async/chunks.ts';
import { deleted, type ViewReader } from '@kloak/platform/ports/store.ts';
import { change, strictView } from '@kloak/platform/view.ts';
import { maxMessageItems } from '@kloak/proto/rules/messages.ts';
import { maxRoomMembers } from '@kloak/proto/rules/rooms.ts';
import { connectedAmong, type KnownItem, type RelationsReader } from './relations.ts';

/** That somebody is in a room. `since`: messages up to this one are not shown to them. */
type Member = { room: string; who: string; since: number };
/**
 * That a message grants an item. `through`: its room; `isPair`: that is of two. `narrowed`: how often its owner had made it private before. `message` names it in
 * lists, too, so that one of a deletion that cannot be read is doubted.
 */
type Grant = { attached: string; message: string; through: string; seq: number; narrowed: number; isPair: boolean; at: string };
type Reader = ViewReader<Member | Grant>;

const memberId = (room: string, who: string) => `member:${room}:${who}`;
const messageId = (room: string, seq: number) => `${room}-${seq}`;
const grantId = (room: string, seq: number, place: number) => `grant:${messageId(room, seq)}:${place}`;
const isMember = (doc: Member | Grant): doc is Member => 'who' in doc;
const isGrant = (doc: Member | Grant): doc is Grant => 'attached' in doc;

type OfMessage = { data: { room: string; seq: number } };
/** Events that tell of a deletion do not name what went with it, since older builds write them, too. */
const allGrantsOf = ({ data: { room, seq } }: OfMessage) => Array.from({ length: maxMessageItems }, (_, place) => grantId(room, seq, place));

const joins = (room: string, id: string, since: number): Member => ({ room, who: id.slice(memberId(room, '').length), since });

/** Ready view. Documents: `member:{room}:{who}` while somebody is in a room, `grant:{room}-{seq}:{place}` for each item that a message grants, while it is there. */
export const roomGrants = strictView<Member | Grant>({
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

/** Of one item, its newest: nobody sees it through others. */
const maxGrantsOfItem = 50;
/** So that a question answers all grants of its items: a view answers so many documents at once. */
const maxItemsAskedAtOnce = 500 / maxGrantsOfItem;

/** Which of some items a member may see through messages. */
export async function grantedInRooms(reader: Reader, relations: RelationsReader, viewer: string, items: readonly KnownItem[]): Promise<ReadonlySet<string>> {
  const granted = await Promise.all(chunksOf(items, maxItemsAskedAtOnce).map((some) => grantedOf(reader, relations, viewer, some)));
  return new Set(granted.flat());
}

async function grantedOf(reader: Reader, relations: RelationsReader, viewer: string, items: readonly KnownItem[]): Promise<string[]> {
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

/** Of some rooms (≤ 500) those that somebody is in, each with the message after which they joined. */
async function membershipsAmong(reader: Reader, who: string, rooms: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const found = await reader.getMany([...new Set(rooms)].map((room) => memberId(room, who)));
  return new Map(found.filter(isMember).map(({ room, since }) => [room, since]));
}

/**
 * Who sees an item of this owner through messages, when that owner has made it private so often; by all messages where that is not known. At most the members of
 * 50 rooms.
 */
export async function seersInRooms(
  reader: Reader,
  relations: RelationsReader,
  { item, owner }: Pick<KnownItem, 'item' | 'owner'>,
  narrowed?: number,
): Promise<string[]> {
  const { items } = await reader.page({ index: 'byItem', equals: [item], limit: maxGrantsOfItem });
  const alive = items.filter(isGrant).filter((grant) => narrowed === undefined || grant.narrowed === narrowed);
  // The last of each room: who joined after it sees none of those before it.
  const last = new Map(alive.toSorted((one, other) => one.seq - other.seq).map((grant) => [grant.through, grant]));
  const seers = await Promise.all([...last.values()].map((grant) => seersOf(reader, relations, owner, grant)));
  return [...new Set(seers.flat())];
}

async function seersOf(reader: Reader, relations: RelationsReader, owner: string, { through, seq, isPair }: Grant): Promise<string[]> {
  const { items } = await reader.page({ index: 'members', equals: [through], limit: maxRoomMembers });
  const seers = items
    .filter(isMember)
    .filter(({ since }) => seq > since)
    .map(({ who }) => who);
  if (!isPair) return seers;
  const connected = await connectedAmong(relations, owner, seers);
  return seers.filter((who) => who === owner || connected.has(who));
}
