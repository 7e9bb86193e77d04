import { deleted } from '@kloak/platform/ports/store.ts';
import { change, view } from '@kloak/platform/view.ts';

/** `dueAt`: when it is to be looked at, ISO 8601 UTC; absent where it is not. `atOnce`: whether the member wants some mails at once. */
type DigestDoc = { member: string; list: typeof digestList; dueAt?: string | undefined; atOnce?: boolean };

/** All of them stand in one list. */
export const digestList = 'digests';

const byMember = ({ data: { member } }: { data: { member: string } }) => [member];
const dueOf = (member: string, dueAt: string): DigestDoc => ({ member, list: digestList, ...(dueAt !== '' && { dueAt }) });

/** Earlier of two times; an empty one counts as none. */
const earliest = (one: string, other: string): string => [one, other].filter((at) => at !== '').toSorted()[0] ?? '';

/** One document for each member who confirmed an address: when it is looked at whether there is something to mail. Index `due`: the earliest first; `byAtOnce`: who wants some mails at once. */
export const digests = view<DigestDoc>({
  name: 'digests',
  foldVersion: 2,
  indexes: {
    due: { equals: ['list'], sort: 'dueAt', order: 'oldest' },
    byAtOnce: { equals: ['atOnce'], sort: 'member', order: 'oldest' },
  },
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
      SettingsChanged: change(byMember, (doc, { data: { mail }, at }) => ({ ...dueOf(doc.member, at), atOnce: (mail?.atOnce.length ?? 0) > 0 })),
      DigestPlanned: {
        ids: byMember,
        fold: (doc, { data: { member, nextAt, atOnceAt } }) => ({ ...dueOf(member, earliest(nextAt, atOnceAt)), atOnce: doc?.atOnce ?? false }),
      },
    },
  },
});
