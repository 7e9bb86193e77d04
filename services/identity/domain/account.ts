import { aggregate } from '@kloak/platform/aggregate.ts';
import { Refusal, refusalOf } from '@kloak/platform/errors.ts';
import type { HelpKey } from '@kloak/proto/rules/help.ts';
import { addressTaken } from '@kloak/proto/rules/people/addresses.ts';
import { wrongPassword } from '@kloak/proto/rules/people/passwords.ts';
import type { IdentityEvent } from '@kloak/proto/types/identity.ts';

export type AccountEvent = Extract<
  IdentityEvent,
  {
    type:
      | 'Registered'
      | 'EmailConfirmed'
      | 'AddressYielded'
      | 'PasswordChanged'
      | 'Abandoned'
      | 'AdminGranted'
      | 'HelpSeen'
      | 'DeletionAsked'
      | 'DeletionWithdrawn'
      | 'AccountDeleted';
  }
>;
export type RegisteredAccount = {
  status: 'registered';
  id: string;
  username: string;
  email: string;
  passwordSecret: string;
  verified: boolean;
  /** Number of times its unconfirmed address was claimed by another account. See [Note: Unconfirmed addresses]. */
  yielded: number;
  /** The session in which the password was changed last; empty: it was not, or by a link. */
  changedIn: string;
  /** The account confirmed the address from the settings. See [Note: The first admin]. */
  firstAdmin: boolean;
  /** The generation of the link that replaced the password last; 0: none has. */
  usedReset: number;
  /** The invite whose link led here, if any. */
  invite: string | undefined;
  /** Help texts that the member has read. */
  seenHelp: readonly string[];
  /** When it is deleted, unless its owner keeps it: ISO 8601 UTC. */
  deletesAt: string | undefined;
};
type DeletedAccount = Pick<RegisteredAccount, 'id' | 'username' | 'email' | 'passwordSecret'> & { status: 'deleted' };
export type Account = { status: 'none' } | { status: 'abandoned' } | RegisteredAccount | DeletedAccount;

/** The terms in force; an account records which it accepted, if any. */
const termsVersion = '2021-04-29';

/** `account:{id}` — one person's account. */
export const account = aggregate<Account, AccountEvent, { account: string }>({
  name: 'account',
  initial: { status: 'none' },
  reads: 'all',
  evolve(state, event) {
    switch (event.type) {
      case 'Registered': {
        const { account: id, username, email, passwordSecret, invite } = event.data;
        const nothing = { verified: false, yielded: 0, changedIn: '', firstAdmin: false, usedReset: 0, seenHelp: [], deletesAt: undefined };
        return { status: 'registered', id, username, email, passwordSecret, ...nothing, invite };
      }
      case 'Abandoned':
        return { status: 'abandoned' };
      case 'EmailConfirmed':
        return state.status === 'registered' ? { ...state, verified: true } : state;
      case 'AddressYielded':
        return state.status === 'registered' ? { ...state, yielded: state.yielded + 1 } : state;
      case 'PasswordChanged': {
        const { passwordSecret, resetGeneration: usedReset, session: changedIn } = event.data;
        return state.status === 'registered' ? { ...state, passwordSecret, usedReset, changedIn } : state;
      }
      case 'AdminGranted':
        return state.status === 'registered' ? { ...state, firstAdmin: true } : state;
      case 'HelpSeen':
        return state.status === 'registered' ? { ...state, seenHelp: [...state.seenHelp, event.data.help] } : state;
      case 'DeletionAsked':
        return state.status === 'registered' ? { ...state, deletesAt: event.data.deletesAt } : state;
      case 'DeletionWithdrawn':
        return state.status === 'registered' ? { ...state, deletesAt: undefined } : state;
      case 'AccountDeleted':
        return state.status === 'registered' ? deletedOf(state) : state;
      default:
        return state;
    }
  },
  stream: ({ account: id }) => ({ id, home: id }),
});

const deletedOf = ({ id, username, email, passwordSecret }: RegisteredAccount): DeletedAccount => ({ status: 'deleted', id, username, email, passwordSecret });

/** Time at which the account is deleted unless its owner keeps it: ISO 8601 UTC. */
export const namesOf = (state: Account): string[] => (state.status === 'registered' ? [state.username, state.email] : []);

type Registration = { account: string; username: string; email: string; passwordSecret: string; invite?: string | undefined };

/** Opens the account; idempotent. `terms`: the person agreed to them. Refuses an account whose registration was abandoned. */
export function registerAccount(facts: Registration, { terms }: { terms: boolean }) {
  return (state: Account): AccountEvent[] => {
    if (state.status === 'abandoned') throw new Refusal('conflict', 'abandoned', 'This registration took too long. Please try again.');
    return state.status === 'none' ? [{ type: 'Registered', data: { ...facts, termsVersion: terms ? termsVersion : '' } }] : [];
  };
}

/** Abandons an unfinished registration for ever. Refuses a registered account. */
export function abandon(id: string) {
  return (state: Account): AccountEvent[] => {
    if (state.status === 'registered') throw new Refusal('conflict', 'registered', 'This account has registered.');
    return state.status === 'none' ? [{ type: 'Abandoned', data: { account: id } }] : [];
  };
}

/** Records that the owner has read a help text; idempotent. */
export function noteHelpSeen(help: HelpKey) {
  return (state: Account): AccountEvent[] =>
    state.status !== 'registered' || state.seenHelp.includes(help) ? [] : [{ type: 'HelpSeen', data: { account: state.id, help } }];
}

/** Lets another account claim the address. Refuses an account that has confirmed it. */
export function yieldAddress(state: Account): AccountEvent[] {
  if (state.status !== 'registered') return [];
  if (state.verified) throw refusalOf(addressTaken);
  return [{ type: 'AddressYielded', data: { account: state.id } }];
}

/** Names that others would guess as a password. */
export function tokenUnknown(): Refusal {
  return new Refusal('invalid', 'token-unknown', 'This confirmation link is not valid.');
}

function addressClaimed(): Refusal {
  return new Refusal('conflict', 'email-claimed', 'Somebody else is confirming this email right now. Please try again.');
}

export function alreadyConfirmed(): Refusal {
  return new Refusal('conflict', 'already-confirmed', 'This email has already been confirmed.');
}

/** `yielded`: value before the address was claimed; `passwordSecret`: secret of a new password, if any. */
type Confirmation = { expiresAt: Date; now: Date; yielded: number; passwordSecret?: string | undefined; isAdminAddress(email: string): boolean };

/**
 * Confirms the address before the token expires. Whether it is the address of the settings is recorded in the same commit. Refuses: 400 `token-unknown`,
 * `token-expired`, 409 `already-confirmed`, `email-claimed`: another account claimed the address meanwhile.
 */
export function confirmEmail({ expiresAt, now, yielded, passwordSecret, isAdminAddress }: Confirmation) {
  return (state: Account): AccountEvent[] => {
    if (state.status !== 'registered') throw tokenUnknown();
    if (state.verified) throw alreadyConfirmed();
    if (now > expiresAt) throw new Refusal('invalid', 'token-expired', 'This confirmation link has expired.');
    if (state.yielded !== yielded) throw addressClaimed();
    const { id, passwordSecret: formerPasswordSecret, usedReset: resetGeneration, invite } = state;
    const events: AccountEvent[] = [{ type: 'EmailConfirmed', data: { account: id, invite } }];
    if (passwordSecret !== undefined)
      events.push({ type: 'PasswordChanged', data: { account: id, passwordSecret, formerPasswordSecret, resetGeneration, session: '' } });
    if (isAdminAddress(state.email) && !state.firstAdmin) events.push({ type: 'AdminGranted', data: { account: id, by: '' } });
    return events;
  };
}

/** `known` is the password that the caller showed to know, if any; `session` the one in which it is replaced. */
type OwnChange = { known: string | undefined; passwordSecret: string; session: string };

/** Replaces the password for a caller who knows it. Refuses: 403 `wrong-password`. */
export function changePassword({ known, passwordSecret, session }: OwnChange) {
  return (state: Account): AccountEvent[] => {
    if (state.status !== 'registered' || known !== state.passwordSecret) throw refusalOf(wrongPassword);
    const { id, passwordSecret: formerPasswordSecret, usedReset: resetGeneration } = state;
    return [{ type: 'PasswordChanged', data: { account: id, passwordSecret, formerPasswordSecret, resetGeneration, session } }];
  };
}
