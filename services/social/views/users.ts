import { view } from '@kloak/platform/view.ts';
import { searchableWords } from '../domain/searchable.ts';

/** `words` are search words; all texts are empty for an erased member. */
export type UserDoc = { id: string; username: string; email: string; at: string; words: string[] };

/** One document for each registered account, by its id, for admins only: includes unconfirmed addresses. Index `all`: newest first. */
export const users = view<UserDoc>({
  name: 'users',
  foldVersion: 1,
  indexes: { all: { equals: [], sort: 'at', order: 'newest' } },
  words: ['words'],
  on: {
    identity: {
      Registered: {
        ids: ({ data }) => [data.account],
        fold: (_doc, { at, data: { account: id, username, email } }) => ({ id, username, email, at, words: searchableWords(username, email) }),
      },
    },
  },
  redact: (doc, person) => (doc.id === person ? { ...doc, username: '', email: '', words: [] } : doc),
});
