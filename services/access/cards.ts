// What everybody may know of a member, and the address that only some may.
import type { RecordedEvent } from '@kloak/platform/fold.ts';
import type { View, ViewReader } from '@kloak/platform/ports/store.ts';
import { normalizeName } from './normalize-name.ts';

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

/** Ready view: one document per registered member, by account id. A member whose name was erased has none, or a blank one. */
export const cards: View<Card> = {
  name: 'cards',
  version: 1,
  reads: { identity: ['Registered'] },
  indexes: {
    byName: { equals: ['name'], sort: 'id', order: 'oldest' },
    byMail: { equals: ['mail'], sort: 'id', order: 'oldest' },
  },
  ids: (event: RecordedEvent) => (event.type === 'Registered' ? [event.data.account] : []),
  fold(card, event) {
    if (event.type !== 'Registered' || event.data.username === '') return card;
    const { account, username, email } = event.data;
    return { id: account, username, image: `/storage/avatar/${account}.svg`, email, name: normalizeName(username), mail: normalizeName(email) };
  },
  redact: (card, person) => (card.id === person ? { ...card, username: '', email: '', name: '', mail: '' } : card),
};

/** The member of exactly this name, whatever its case. */
export function cardByName(reader: ViewReader<Card>, name: string): Promise<Card | undefined> {
  return cardBy(reader, 'byName', normalizeName(name));
}

/** The member of exactly this address, whatever its case. */
export function cardByMail(reader: ViewReader<Card>, address: string): Promise<Card | undefined> {
  return cardBy(reader, 'byMail', normalizeName(address));
}

/** No text finds those who were erased, not even none. */
async function cardBy(reader: ViewReader<Card>, index: 'byName' | 'byMail', text: string): Promise<Card | undefined> {
  return text === '' ? undefined : (await reader.page({ index, equals: [text], limit: 1 })).items[0];
}
