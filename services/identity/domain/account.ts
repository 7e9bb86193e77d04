import { aggregate } from '@kloak/platform/aggregate.ts';
import { Refusal, refusalOf } from '@kloak/platform/errors.ts';
import { wrongPassword } from '@kloak/proto/rules/passwords.ts';
import type { IdentityEvent } from '@kloak/proto/types/identity.ts';

export type AccountEvent = Extract<IdentityEvent, { type: 'Registered' | 'EmailConfirmed' | 'PasswordChanged' | 'Abandoned' | 'AdminGranted' }>;
export type RegisteredAccount = {
  status: 'registered';
  id: string;
  username: string;
  email: string;
  passwordSecret: string;
  verified: boolean;
  admin: boolean;
  /** The generation of the link that replaced the password last; 0: none has. */
  usedReset: number;
};
export type Account = { status: 'none' } | { status: 'abandoned' } | RegisteredAccount;

/** The terms in force; an account records which it accepted. */
const termsVersion = '2021-04-29';

/** `account:{id}` — one person's account. */
export const account = aggregate<Account, AccountEvent, { account: string }>({
  name: 'account',
  initial: { status: 'none' },
  reads: 'all',
  evolve(state, event) {
    switch (event.type) {
      case 'Registered': {
        const { account: id, username, email, passwordSecret } = event.data;
        return { status: 'registered', id, username, email, passwordSecret, verified: false, admin: false, usedReset: 0 };
      }
      case 'Abandoned':
        return { status: 'abandoned' };
      case 'EmailConfirmed':
        return state.status === 'registered' ? { ...state, verified: true } : state;
      case 'PasswordChanged': {
        const { passwordSecret, resetGeneration: usedReset } = event.data;
        return state.status === 'registered' ? { ...state, passwordSecret, usedReset } : state;
      }
      case 'AdminGranted':
        return state.status === 'registered' ? { ...state, admin: true } : state;
      default:
        return state;
    }
  },
  stream: ({ account: id }) => ({ id, home: id }),
});

/** Opens the account; twice is once. Refuses an account whose registration was abandoned. */
export function registerAccount(facts: { account: string; username: string; email: string; passwordSecret: string }) {
  return (state: Account): AccountEvent[] => {
    if (state.status === 'abandoned') throw new Refusal('conflict', 'abandoned', 'This registration took too long. Please try again.');
    return state.status === 'registered' ? [] : [{ type: 'Registered', data: { ...facts, termsVersion } }];
  };
}

/** Ends a registration halfway, for ever. Refuses an account that registered. */
export function abandon(id: string) {
  return (state: Account): AccountEvent[] => {
    if (state.status === 'registered') throw new Refusal('conflict', 'registered', 'This account has registered.');
    return state.status === 'abandoned' ? [] : [{ type: 'Abandoned', data: { account: id } }];
  };
}

/** What answers a confirmation token that we never signed, or whose account never registered. */
export function tokenUnknown(): Refusal {
  return new Refusal('invalid', 'token-unknown', 'This confirmation link is not valid.');
}

export function alreadyConfirmed(): Refusal {
  return new Refusal('conflict', 'already-confirmed', 'This email has already been confirmed.');
}

/**
 * Confirms the address, until the token expires; the address that the settings name makes an admin in the same commit. Refuses: 400
 * `token-unknown`, `token-expired`, 409 `already-confirmed`.
 */
export function confirmEmail(token: { expiresAt: Date; now: Date; isAdminAddress(email: string): boolean }) {
  return (state: Account): AccountEvent[] => {
    if (state.status !== 'registered') throw tokenUnknown();
    if (state.verified) throw alreadyConfirmed();
    if (token.now > token.expiresAt) throw new Refusal('invalid', 'token-expired', 'This confirmation link has expired.');
    const confirmed: AccountEvent = { type: 'EmailConfirmed', data: { account: state.id } };
    const granted: AccountEvent = { type: 'AdminGranted', data: { account: state.id, by: '' } };
    return token.isAdminAddress(state.email) && !state.admin ? [confirmed, granted] : [confirmed];
  };
}

/** `known` is the password that the caller showed to know, if any; `session` the one in which it is replaced. */
type OwnChange = { known: string | undefined; passwordSecret: string; session: string };

/** Replaces the password by another one of who knows it. Refuses: 403 `wrong-password`. */
export function changePassword({ known, passwordSecret, session }: OwnChange) {
  return (state: Account): AccountEvent[] => {
    if (state.status !== 'registered' || known !== state.passwordSecret) throw refusalOf(wrongPassword);
    const { id, passwordSecret: formerPasswordSecret, usedReset: resetGeneration } = state;
    return [{ type: 'PasswordChanged', data: { account: id, passwordSecret, formerPasswordSecret, resetGeneration, session } }];
  };
}
