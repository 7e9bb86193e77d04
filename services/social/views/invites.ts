import { deleted } from '@kloak/platform/ports/store.ts';
import { change, view } from '@kloak/platform/view.ts';
import { normalizeAddress } from '@kloak/proto/rules/people/names.ts';
import { searchableWords } from '../domain/searchable.ts';

/** `address` is normalized, `words` are search words; all are empty for an erased member. */
export type InviteDoc = { id: string; member: string; email: string; address: string; at: string; words: string[] };

const byInvite = ({ data }: { data: { invite: string } }) => [data.invite];

/** One document for each invite on a member's list, by its id. Index `byMember`: invites of a member; `byAddress`: invites to an address; `all`. */
export const invites = view<InviteDoc>({
  name: 'invites',
  foldVersion: 2,
  indexes: {
    byMember: { equals: ['member'], sort: 'at', order: 'newest' },
    byAddress: { equals: ['address'], sort: 'at', order: 'newest' },
    all: { equals: [], sort: 'at', order: 'newest' },
  },
  words: ['words'],
  on: {
    social: {
      InviteSent: {
        ids: byInvite,
        fold: (_doc, { at, data: { invite: id, member, email } }) => ({
          id,
          member,
          email,
          address: normalizeAddress(email),
          at,
          words: searchableWords(email),
        }),
      },
      InviteRemoved: change(byInvite, () => deleted),
    },
  },
  redact: (doc, person) => (doc.member === person ? { ...doc, email: '', address: '', words: [] } : doc),
});
