import { deleted } from '@kloak/platform/ports/store.ts';
import { change, view } from '@kloak/platform/view.ts';

/** `dueAt`: when it is to be looked at, ISO 8601 UTC; absent where it is not. */
type DigestDoc = { member: string; list: typeof digestList; dueAt?: string | undefined };

/** All of them stand in one list. */
export const digestList = 'digests';

const byMember = ({ data: { member } }: { data: { member: string } }) => [member];
const dueOf = (member: string, dueAt: string): DigestDoc => ({ member, list: digestList, ...(dueAt !== '' && { dueAt }) });

/** One document for each member who confirmed an address: when it is looked at whether there is something to mail. Index `due`: the earliest first. */
export const digests = view<DigestDoc>({
  name: 'digests',
  foldVersion: 1,
  indexes: { due: { equals: ['list'], sort: 'dueAt', order: 'oldest' } },
  on: {
    identity: {
      EmailConfirmed: { ids: ({ data }) => [data.account], fold: (doc, { at }, member) => (doc?.dueAt === undefined ? dueOf(member, at) : doc) },
      AccountDeleted: change(
        ({ data }) => [data.account],
        () => deleted,
      ),
    },
    notification: {
      // Planned anew by what is wanted now.
      SettingsChanged: change(byMember, (doc, { at }) => dueOf(doc.member, at)),
      DigestPlanned: { ids: byMember, fold: (_doc, { data: { member, nextAt } }) => dueOf(member, nextAt) },
    },
  },
});
