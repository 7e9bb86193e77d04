import { deleted } from '@kloak/platform/ports/store.ts';
import { change, view } from '@kloak/platform/view.ts';

/** `dueAt`: time of the next check, ISO 8601 UTC; absent if there is none. `atOnce`: the member wants some immediate mails. */
type DigestDoc = { member: string; list: typeof digestList; dueAt?: string | undefined; atOnce?: boolean };

/** Key of the single list. */
export const digestList = 'digests';

const byMember = ({ data: { member } }: { data: { member: string } }) => [member];
const dueOf = (member: string, dueAt: string): DigestDoc => ({ member, list: digestList, ...(dueAt !== '' && { dueAt }) });

/** Earlier of two times; an empty one counts as none. */
const earliest = (one: string, other: string): string => [one, other].filter((at) => at !== '').toSorted()[0] ?? '';

/**
 * One document for each member with a confirmed address: the time of the next check. Index `due`: earliest first; `byAtOnce`: members who want immediate
 * mails.
 */
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
      // Checked again with the new settings.
      SettingsChanged: change(byMember, (doc, { data: { mail }, at }) => ({ ...dueOf(doc.member, at), atOnce: (mail?.atOnce.length ?? 0) > 0 })),
      DigestPlanned: {
        ids: byMember,
        fold: (doc, { data: { member, nextAt, atOnceAt } }) => ({ ...dueOf(member, earliest(nextAt, atOnceAt)), atOnce: doc?.atOnce ?? false }),
      },
    },
  },
});
