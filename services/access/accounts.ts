// Current rights of an account, and the holder of a session.
import { deleted, type ViewReader } from '@kloak/platform/ports/store.ts';
import { change, strictView } from '@kloak/platform/view.ts';

type AccountRights = { verified: boolean; admin: boolean };
type OpenSession = { holder: string };

const accountId = (account: string) => `account:${account}`;
const sessionId = (session: string) => `session:${session}`;

const noRights: AccountRights = { verified: false, admin: false };
const isRights = (doc: AccountRights | OpenSession | undefined): doc is AccountRights => doc !== undefined && 'verified' in doc;

const byAccount = ({ data }: { data: { account: string } }) => [accountId(data.account)];
const bySession = ({ data }: { data: { session: string } }) => [sessionId(data.session)];
const rightsIn = (doc: AccountRights | OpenSession | undefined): AccountRights => (isRights(doc) ? doc : noRights);

/** Strict view. Documents: `account:{id}`, a registered account; `session:{id}`, an open session. */
export const accounts = strictView<AccountRights | OpenSession>({
  name: 'accounts',
  foldVersion: 2,
  // An unreadable event of the admins' stream makes every admin's document doubtful.
  touched: { identity: { account: ['home'], confirmation: ['home'], session: ['stream'], admins: [{ test: (_id, doc) => isRights(doc) && doc.admin }] } },
  on: {
    identity: {
      Registered: { ids: byAccount, fold: rightsIn },
      EmailConfirmed: { ids: byAccount, fold: (doc) => ({ ...rightsIn(doc), verified: true }) },
      // Confirmation and admin rights are in different partitions, so each event changes only its own field.
      AdminAdded: { ids: byAccount, fold: (doc) => ({ ...rightsIn(doc), admin: true }) },
      AdminRemoved: { ids: byAccount, fold: (doc) => ({ ...rightsIn(doc), admin: false }) },
      AccountDeleted: change(byAccount, () => deleted),
      SessionStarted: { ids: bySession, fold: (_doc, { data }) => ({ holder: data.account }) },
      SessionEnded: change(bySession, () => deleted),
    },
  },
});

/** Rights of an account; none if it never registered. */
export async function rightsOf(reader: ViewReader<AccountRights | OpenSession>, account: string): Promise<AccountRights> {
  const doc = await reader.get(accountId(account));
  return isRights(doc) ? doc : noRights;
}

/** Account of an open session; read at every call. `undefined` if it ended or never began, whoever signed its token. */
export async function accountOfSession(reader: ViewReader<AccountRights | OpenSession>, session: string): Promise<string | undefined> {
  const doc = await reader.get(sessionId(session));
  return doc !== undefined && 'holder' in doc ? doc.holder : undefined;
}
