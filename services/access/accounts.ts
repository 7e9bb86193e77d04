// What a session and its account are worth right now.
import { deleted, type ViewReader } from '@kloak/platform/ports/store.ts';
import { change, strictView } from '@kloak/platform/view.ts';

type AccountRights = { verified: boolean; admin: boolean };
type EndedSession = { ended: true };

const accountId = (account: string) => `account:${account}`;
const sessionId = (session: string) => `session:${session}`;

const noRights: AccountRights = { verified: false, admin: false };
const isRights = (doc: AccountRights | EndedSession | undefined): doc is AccountRights => doc !== undefined && 'verified' in doc;

const byAccount = ({ data }: { data: { account: string } }) => [accountId(data.account)];
const rightsIn = (doc: AccountRights | EndedSession | undefined): AccountRights => (isRights(doc) ? doc : noRights);

/** Ready view. Documents: `account:{id}` of each registered account, `session:{id}` of each session that has ended. */
export const accounts = strictView<AccountRights | EndedSession>({
  name: 'accounts',
  foldVersion: 1,
  on: {
    identity: {
      Registered: { ids: byAccount, fold: rightsIn },
      EmailConfirmed: { ids: byAccount, fold: (doc) => ({ ...rightsIn(doc), verified: true }) },
      // What is confirmed is told in one lane, who is an admin in another: neither says anything of the other.
      AdminAdded: { ids: byAccount, fold: (doc) => ({ ...rightsIn(doc), admin: true }) },
      AdminRemoved: { ids: byAccount, fold: (doc) => ({ ...rightsIn(doc), admin: false }) },
      AccountDeleted: change(byAccount, () => deleted),
      SessionEnded: { ids: ({ data }) => [sessionId(data.session)], fold: () => ({ ended: true }) },
    },
  },
});

/** The rights of an account; none of one that never registered. */
export async function rightsOf(reader: ViewReader<AccountRights | EndedSession>, account: string): Promise<AccountRights> {
  const doc = await reader.get(accountId(account));
  return isRights(doc) ? doc : noRights;
}

/** Whether a session has ended: asked at every call. */
export async function hasEnded(reader: ViewReader<AccountRights | EndedSession>, session: string): Promise<boolean> {
  return (await reader.get(sessionId(session))) !== undefined;
}
