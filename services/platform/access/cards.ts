// What everybody may know of a member, and the address that only some may.
import type { SeenEvent } from '../fold.ts';
import type { View, ViewReader } from '../ports/store.ts';
import { foldName } from './fold-name.ts';

export type Card = {
  id: string;
  username: string;
  /** Root-relative URL of the avatar. */
  image: string;
  /** Only for the member and the member's connections. */
  email: string;
  /** Folded, for look-ups. */
  name: string;
  mail: string;
};

/** Ready view: one document per registered member, by account id. A member whose name was erased has none. */
export const cards: View<Card> = {
  name: 'cards',
  version: 1,
  reads: { identity: ['Registered'] },
  indexes: {
    byName: { equals: ['name'], sort: 'id', order: 'oldest' },
    byMail: { equals: ['mail'], sort: 'id', order: 'oldest' },
  },
  ids: (event: SeenEvent) => (event.type === 'Registered' ? [event.data.account] : []),
  fold(card, event) {
    if (event.type !== 'Registered' || event.data.username === '') return card;
    const { account, username, email } = event.data;
    return { id: account, username, image: `/storage/avatar/${account}.svg`, email, name: foldName(username), mail: foldName(email) };
  },
  forget: (card, person) => (card.id === person ? { ...card, username: '', email: '', name: '', mail: '' } : card),
};

/** The member of exactly this name, whatever its case. */
export async function cardByName(reader: ViewReader<Card>, name: string): Promise<Card | undefined> {
  return (await reader.page({ index: 'byName', equals: [foldName(name)], limit: 1 })).items[0];
}

/** The member of exactly this address, whatever its case. */
export async function cardByMail(reader: ViewReader<Card>, address: string): Promise<Card | undefined> {
  return (await reader.page({ index: 'byMail', equals: [foldName(address)], limit: 1 })).items[0];
}
