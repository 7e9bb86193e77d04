import { type Card, type CardWithAddress, cards, cardsById } from '@kloak/access/cards.ts';
import { relations, relativesOf } from '@kloak/access/relations.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import { normalizeAddress, normalizeName } from '@kloak/proto/rules/people/names.ts';
import { pairRoom } from '../domain/room.ts';
import { memberships, membershipsInRooms } from './memberships.ts';

const byName = (one: Card, other: Card) => one.username.localeCompare(other.username);
/** Matches the beginning of an address, or any part before the at sign; otherwise a provider's name would match everybody. */
const hasMail = (mail: string, text: string) => mail.startsWith(text) || mail.split('@', 1)[0]?.includes(text) === true;

/** Connections whose name or address contains the text, ignoring case: names that begin with it first, other names, then addresses; each sorted by name. */
export async function searchConnections(ctx: Pick<Ctx, 'view'>, me: string, text: string): Promise<Card[]> {
  const [name, mail] = [normalizeName(text.trim()), normalizeAddress(text)];
  const rankOf = (card: CardWithAddress) => [card.name.startsWith(name), card.name.includes(name), hasMail(card.mail, mail)].indexOf(true);
  const connected = await cardsById(ctx.view(cards), await relativesOf(ctx.view(relations), me));
  const ranked = [...connected.values()].map((card) => ({ card, rank: rankOf(card) })).filter(({ card, rank }) => card.username !== '' && rank >= 0);
  return ranked.sort((one, other) => one.rank - other.rank || byName(one.card, other.card)).map(({ card }) => card);
}

/** Connections without a room, or without any message in it, by name. At most 500. */
export async function connectionsWithoutMessages(ctx: Pick<Ctx, 'view'>, me: string): Promise<Card[]> {
  const others = await relativesOf(ctx.view(relations), me);
  const sides = await membershipsInRooms(
    ctx.view(memberships),
    me,
    others.map((other) => pairRoom(me, other)),
  );
  const written = new Set(sides.filter(({ seq }) => seq > 0).map(({ room }) => room));
  const unwritten = others.filter((other) => !written.has(pairRoom(me, other)));
  const found = await cardsById(ctx.view(cards), unwritten);
  return [...found.values()].filter(({ username }) => username !== '').sort(byName);
}
