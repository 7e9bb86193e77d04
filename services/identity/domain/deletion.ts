import { refusalOf } from '@kloak/platform/errors.ts';
import { accountChanged } from '@kloak/proto/rules/people/account-deletion.ts';
import { wrongPassword } from '@kloak/proto/rules/people/passwords.ts';
import type { Account, AccountEvent, RegisteredAccount } from './account.ts';
import { sessionEnded } from './session.ts';

/** `known`: secret of the password that the caller proved, if any. `deletesAt`: ISO 8601 UTC. `seen`: the account's state that the list of admins knows. */
type Wish = { known: string | undefined; deletesAt: string; seen: Pick<RegisteredAccount, 'verified' | 'deletesAt'> };

/**
 * Plans the deletion; an existing plan stays. Refuses: 403 `wrong-password`, 409 `account-changed`: the account was confirmed or kept meanwhile, so the
 * list of admins is outdated.
 */
export function requestDeletion({ known, deletesAt, seen }: Wish) {
  return (state: Account): AccountEvent[] => {
    if (state.status !== 'registered' || known !== state.passwordSecret) throw refusalOf(wrongPassword);
    const isKept = seen.deletesAt !== undefined && state.deletesAt === undefined;
    if (state.verified !== seen.verified || isKept) throw refusalOf(accountChanged);
    return state.deletesAt === undefined ? [{ type: 'DeletionAsked', data: { account: state.id, deletesAt } }] : [];
  };
}

/** Keeps the account. Refuses: 401 `session-ended` if it is deleted already. */
export function withdrawDeletion(state: Account): AccountEvent[] {
  if (state.status !== 'registered') throw sessionEnded();
  return state.deletesAt === undefined ? [] : [{ type: 'DeletionWithdrawn', data: { account: state.id } }];
}

/** Deletes an account whose address was never confirmed, and none that it was. See [Note: Unconfirmed names]. */
export function deleteUnconfirmed(state: Account): AccountEvent[] {
  return state.status === 'registered' && !state.verified ? [{ type: 'AccountDeleted', data: { account: state.id, asked: false } }] : [];
}

/** Deletes the account for ever. With `planned`, only if that time is still the planned one. */
export function deleteAccount(planned?: string) {
  return (state: Account): AccountEvent[] => {
    const isWanted = state.status === 'registered' && (planned === undefined || state.deletesAt === planned);
    return isWanted ? [{ type: 'AccountDeleted', data: { account: state.id, asked: planned !== undefined } }] : [];
  };
}
