// Public facts of a member, and the address that only some may see. [Note: Addresses] A card has no address. Code that shows a member takes a `Card`. Only
// code for the member or their connections takes a `CardWithAddress`.
import type { ViewReader } from '@kloak/platform/ports/store.ts';
import { change, view } from '@kloak/platform/view.ts';
import { avatarOf } from '@kloak/proto/rules/people/avatars.ts';
import { normalizeAddress, normalizeName } from '@kloak/proto/rules/people/names.ts';

export type Card = {
  id: string;
  username: string;
  /** Root-relative URL of the avatar. */
  image: string;
};

/** Stored form. */
export type CardWithAddress = Card & {
  /** Only for the member and, once confirmed, their connections. */
  email: string;
  /** Folded, for look-ups; of an address that is not confirmed nothing. */
  name: string;
  mail: string;
};

/** Card of a member without one: an erased name is empty. */
export function erasedCard(id: string): Card {
  return { id, username: '', image: avatarOf(id) };
}

const byAccount = ({ data }: { data: { account: string } }) => [data.account];
/** An erased member has only the generated picture. */
const withImage = (card: CardWithAddress, image: string): CardWithAddress => (card.username === '' ? card : { ...card, image });

/** View for all services: one document per registered member, by account id. An erased member has none, or a blank one. */
export const cards = view<CardWithAddress>({
  name: 'cards',
  foldVersion: 2,
  indexes: {
    byName: { equals: ['name'], sort: 'id', order: 'oldest' },
    byMail: { equals: ['mail'], sort: 'id', order: 'oldest' },
  },
  on: {
    identity: {
      Registered: {
        ids: byAccount,
        fold(card, { data: { account, username, email } }) {
          if (username === '') return card;
          return { id: account, username, image: avatarOf(account), email, name: normalizeName(username), mail: '' };
        },
      },
      EmailConfirmed: change(byAccount, (card) => ({ ...card, mail: normalizeAddress(card.email) })),
      AvatarChanged: change(byAccount, (card, { data: { account, avatar } }) => withImage(card, avatarOf(account, avatar))),
      AvatarRemoved: change(byAccount, (card, { data: { account } }) => withImage(card, avatarOf(account))),
    },
  },
  redact: (card, person) => (card.id === person ? { ...card, username: '', image: avatarOf(person), email: '', name: '', mail: '' } : card),
});

/** The cards of members, each under its id. */
export async function cardsById(reader: ViewReader<CardWithAddress>, ids: Iterable<string>): Promise<ReadonlyMap<string, CardWithAddress>> {
  const found = await reader.getMany([...new Set(ids)]);
  return new Map(found.map((card) => [card.id, card]));
}

/** Member with exactly this name, ignoring case. */
export function cardByName(reader: ViewReader<CardWithAddress>, name: string): Promise<CardWithAddress | undefined> {
  return cardBy(reader, 'byName', normalizeName(name));
}

/** Cards of members with these names (≤ 500), folded. */
export async function cardsByName(reader: ViewReader<CardWithAddress>, names: readonly string[]): Promise<CardWithAddress[]> {
  if (names.length === 0) return [];
  return (await reader.newest({ index: 'byName', keys: names.map((name) => [name]), perKey: 1, limit: names.length })).items;
}

/** Address for the member's connections; empty while unconfirmed. */
export function confirmedEmail({ mail, email }: CardWithAddress): string {
  return mail === '' ? '' : email;
}

/** Member who confirmed exactly this address, ignoring case. */
export function cardByMail(reader: ViewReader<CardWithAddress>, address: string): Promise<CardWithAddress | undefined> {
  return cardBy(reader, 'byMail', normalizeAddress(address));
}

/** The member of exactly this name or confirmed address. */
export function cardByNameOrMail(reader: ViewReader<CardWithAddress>, text: string): Promise<CardWithAddress | undefined> {
  // Names contain no @, so no text is both.
  return text.includes('@') ? cardByMail(reader, text) : cardByName(reader, text);
}

/** Reads which of these normalized addresses (≤ 500) belong to a member who confirmed them. */
export async function confirmedAddresses(reader: ViewReader<CardWithAddress>, mails: readonly string[]): Promise<ReadonlySet<string>> {
  const keys = [...new Set(mails)];
  if (keys.length === 0) return new Set();
  const { items } = await reader.newest({ index: 'byMail', keys: keys.map((mail) => [mail]), perKey: 1, limit: keys.length });
  return new Set(items.map(({ mail }) => mail));
}

/** An empty text must not match erased members. */
async function cardBy(reader: ViewReader<CardWithAddress>, index: 'byName' | 'byMail', text: string): Promise<CardWithAddress | undefined> {
  return text === '' ? undefined : (await reader.page({ index, equals: [text], limit: 1 })).items[0];
}
