// What a session and its account are worth right now.
import type { RecordedEvent } from '@kloak/platform/fold.ts';
import type { View, ViewReader } from '@kloak/platform/ports/store.ts';

type AccountRights = { verified: boolean; admin: boolean };
type EndedSession = { ended: true };

const accountId = (account: string) => `account:${account}`;
const sessionId = (session: string) => `session:${session}`;

function ids(event: RecordedEvent): string[] {
  switch (event.type) {
    case 'Registered':
    case 'EmailConfirmed':
    case 'AdminGranted':
      return [accountId(event.data.account)];
    case 'SessionEnded':
      return [sessionId(event.data.session)];
    default:
      return [];
  }
}

const noRights: AccountRights = { verified: false, admin: false };
const isRights = (doc: AccountRights | EndedSession | undefined): doc is AccountRights => doc !== undefined && 'verified' in doc;

/** Ready view. Documents: `account:{id}` of each registered account, `session:{id}` of each session that has ended. */
export const accounts: View<AccountRights | EndedSession> = {
  name: 'accounts',
  version: 1,
  reads: { identity: ['Registered', 'EmailConfirmed', 'AdminGranted', 'SessionEnded'] },
  indexes: {},
  ids,
  fold(doc, event) {
    const rights = isRights(doc) ? doc : noRights;
    switch (event.type) {
      case 'Registered':
        return rights;
      case 'EmailConfirmed':
        return { ...rights, verified: true };
      case 'AdminGranted':
        return { ...rights, admin: true };
      case 'SessionEnded':
        return { ended: true };
      default:
        return doc;
    }
  },
};

/** The rights of an account; none of one that never registered. */
export async function rightsOf(reader: ViewReader<AccountRights | EndedSession>, account: string): Promise<AccountRights> {
  const doc = await reader.get(accountId(account));
  return isRights(doc) ? doc : noRights;
}

/** The same with whether the session has ended, in one question: asked at every call. */
export async function sessionStatus(
  reader: ViewReader<AccountRights | EndedSession>,
  account: string,
  session: string,
): Promise<AccountRights & { ended: boolean }> {
  const docs = await reader.getMany([accountId(account), sessionId(session)]);
  return { ...(docs.find(isRights) ?? noRights), ended: docs.some((doc) => 'ended' in doc) };
}
