import { aggregate } from '@kloak/platform/aggregate.ts';
import { refusalOf } from '@kloak/platform/errors.ts';
import { accountBeingDeleted } from '@kloak/proto/rules/people/account-deletion.ts';
import { lastAdmin, maxAdmins, tooManyAdmins } from '@kloak/proto/rules/people/admins.ts';
import { notAdmin } from '@kloak/proto/rules/people/members.ts';
import type { IdentityEvent } from '@kloak/proto/types/identity.ts';

type AdminEvent = Extract<IdentityEvent, { type: 'AdminAdded' | 'AdminRemoved' | 'LeavingChanged' }>;
/** Current admins, oldest first, and accounts that are about to be deleted. */
type Admins = Pick<AdminEvent['data'], 'admins' | 'leaving'>;

/**
 * `admins:vault` — the admins of this vault. One stream orders all decisions: two admins who remove each other, or one who becomes admin while deleting
 * the account. The newest event contains the whole state.
 */
export const admins = aggregate<Admins, AdminEvent, undefined>({
  name: 'admins',
  initial: { admins: [], leaving: [] },
  reads: 'last',
  evolve: (_state, { data }) => ({ admins: data.admins, leaving: data.leaving }),
  stream: () => ({ id: 'vault', home: 'vault' }),
});

export const isAdmin = (state: Admins, id: string): boolean => state.admins.some(({ account }) => account === id);

/** Account concerned, the acting admin, and the time, ISO 8601 UTC. */
type AdminChange = { account: string; by: string; at: string };

function added({ account, by, at }: AdminChange, { admins: listed, leaving }: Admins): AdminEvent[] {
  return [{ type: 'AdminAdded', data: { account, by, admins: [...listed, { account, by, since: at }], leaving } }];
}

/** Puts the admin of the settings on the list. See [Note: The first admin]. */
export function addFirstAdmin({ account, at }: Omit<AdminChange, 'by'>) {
  return (state: Admins): AdminEvent[] => (isAdmin(state, account) ? [] : added({ account, by: '', at }, state));
}

/** Makes an account an admin; idempotent. Refuses: 403 `not-admin` if the caller is no longer one, 409 `account-leaves`, `too-many-admins`. */
export function addAdmin(change: AdminChange) {
  return (state: Admins): AdminEvent[] => {
    if (!isAdmin(state, change.by)) throw refusalOf(notAdmin);
    if (isAdmin(state, change.account)) return [];
    if (leavesOf(state, change.account)) throw refusalOf(accountBeingDeleted);
    if (state.admins.length >= maxAdmins) throw refusalOf(tooManyAdmins);
    return added(change, state);
  };
}

const leavesOf = ({ leaving }: Admins, id: string) => leaving.find(({ account }) => account === id);
const withoutAccount = <One extends { account: string }>(list: readonly One[], id: string): One[] => list.filter(({ account }) => account !== id);

function removed({ admins: listed, leaving }: Admins, account: string, by: string): AdminEvent[] {
  return listed.some((one) => one.account === account)
    ? [{ type: 'AdminRemoved', data: { account, by, admins: withoutAccount(listed, account), leaving } }]
    : [];
}

const isLast = (state: Admins, account: string) => isAdmin(state, account) && state.admins.length === 1;

/** Revokes admin rights, including one's own; no-op for a non-admin. Refuses: 403 `not-admin` if the caller is no longer one, 409 `last-admin`. */
export function removeAdmin({ account, by }: Omit<AdminChange, 'at'>) {
  return (state: Admins): AdminEvent[] => {
    if (!isAdmin(state, by)) throw refusalOf(notAdmin);
    if (isLast(state, account)) throw refusalOf(lastAdmin);
    return removed(state, account, by);
  };
}

/** Takes oneself off the list before the account is to be deleted; from then on it cannot become an admin. Refuses: 409 `last-admin`. */
export function leaveAdmins(account: string, deletesAt: string) {
  return (state: Admins): AdminEvent[] => {
    if (isLast(state, account)) throw refusalOf(lastAdmin);
    if (!isAdmin(state, account) && leavesOf(state, account)?.deletesAt === deletesAt) return [];
    return noted(state, account, [...withoutAccount(state.leaving, account), { account, deletesAt }]);
  };
}

/** The account is kept, whose deletion was planned for that time: it may become an admin again. */
export function cancelLeaving(account: string, deletesAt: string) {
  return (state: Admins): AdminEvent[] =>
    leavesOf(state, account)?.deletesAt === deletesAt ? noted(state, account, withoutAccount(state.leaving, account)) : [];
}

/** Removes an erased account from the admins, even the last one. */
export function forgetAdmin(account: string) {
  return (state: Admins): AdminEvent[] =>
    isAdmin(state, account) || leavesOf(state, account) ? noted(state, account, withoutAccount(state.leaving, account)) : [];
}

function noted(state: Admins, account: string, leaving: Admins['leaving']): AdminEvent[] {
  const off = removed({ ...state, leaving }, account, account);
  return off.length > 0 ? off : [{ type: 'LeavingChanged', data: { account, admins: state.admins, leaving } }];
}
