import { cardByName, cards } from '@kloak/access/cards.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import { findByWords } from '@kloak/platform/lists/find-by-words.ts';
import { maxPerPage } from '@kloak/proto/rules/pages.ts';
import { maxRoomsFound } from '@kloak/proto/rules/rooms.ts';
import { searchedWords } from '@kloak/proto/rules/text/words.ts';
import { searchConnections } from './find-people.ts';
import { type Membership, memberships, membershipsInRooms } from './memberships.ts';
import { nameWord, pairWord, type RoomWords, roomWords } from './room-words.ts';

type Reads = Pick<Ctx, 'view'>;

const maxLooked = 5000;
/** Maximum people whose rooms are searched. */
const maxPeople = 10;

async function roomsCalled(ctx: Reads, me: string, text: string): Promise<RoomWords[]> {
  const searched = searchedWords(text).map((word) => nameWord(me, word));
  return (await findByWords(ctx.view(roomWords), { searched, wanted: maxPerPage, maxLooked })).items;
}

async function roomsWith(ctx: Reads, me: string, text: string): Promise<RoomWords[]> {
  const [connections, exact] = await Promise.all([searchConnections(ctx, me, text), cardByName(ctx.view(cards), text.trim())]);
  // A member of a shared room need not be a connection.
  const people = [...new Set([...(exact ? [exact] : []), ...connections].map(({ id }) => id))].slice(0, maxPeople);
  const words = people.map((other) => pairWord(me, other));
  const found = await Promise.all(words.map((prefix) => ctx.view(roomWords).words({ field: 'words', prefix, limit: maxRoomsFound })));
  return found.flatMap(({ items }) => items);
}

/** Finds rooms of a member by words of their name or by the name of somebody in them; newest message first. */
export async function findRooms(ctx: Reads, me: string, text: string): Promise<Membership[]> {
  const found = (await Promise.all([roomsCalled(ctx, me, text), roomsWith(ctx, me, text)])).flat();
  const ids = [...new Set(found.filter(({ members }) => members.includes(me)).map(({ id }) => id))];
  const sides = await membershipsInRooms(ctx.view(memberships), me, ids);
  return sides.sort((one, other) => (one.at < other.at ? 1 : -1)).slice(0, maxRoomsFound);
}
