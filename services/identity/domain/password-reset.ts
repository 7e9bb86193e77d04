// Password reset by links in mails to the account's owner. [Note: Reset links] Each link has a generation. The stream of requests has the newest one. The
// account records the used one in the same commit as the new password. So a link works once, and only if no newer link was sent or used.
import { aggregate } from '@kloak/platform/aggregate.ts';
import { Refusal, refusalOf } from '@kloak/platform/errors.ts';
import { type MailTimes, recordMail } from '@kloak/platform/mails/mail-limit.ts';
import { resetLinkInvalid } from '@kloak/proto/rules/people/password-reset.ts';
import type { IdentityEvent } from '@kloak/proto/types/identity.ts';
import type { Account, AccountEvent } from './account.ts';

type PasswordResetEvent = Extract<IdentityEvent, { type: 'PasswordResetRequested' }>;
type Requests = { generation: number; askedAt: MailTimes };

/** `password-reset:{account}` — requested links; anybody may request one. */
export const passwordReset = aggregate<Requests, PasswordResetEvent, { account: string }>({
  name: 'password-reset',
  initial: { generation: 0, askedAt: [] },
  reads: 'last',
  evolve: (requests, event) => (event.type === 'PasswordResetRequested' ? event.data : requests),
  stream: ({ account }) => ({ id: account, home: account }),
});

/**
 * Asks for one more. Too often is nothing, so that guests learn nothing; the link that was sent last is good for as long as that lasts, unless it
 * was used.
 */
export function requestReset(account: string, now: Date) {
  return ({ generation, askedAt }: Requests): PasswordResetEvent[] => {
    const more = recordMail(askedAt, now);
    return 'askedAt' in more ? [{ type: 'PasswordResetRequested', data: { account, generation: generation + 1, ...more } }] : [];
  };
}

/** Content of a reset link. */
export type ResetLink = { account: string; generation: number; expiresAt: Date };
/** Facts for checking a link. `newest`: generation of the link sent last. `isLocked`: the settings lock the account, so links are invalid. */
type LinkCheckFacts = { newest: number; now: Date; isLocked: boolean };

export const resetUnknown = (): Refusal => refusalOf(resetLinkInvalid);

/** Reason why a link is invalid; `undefined` for a valid one. See [Note: Reset links]. */
export function faultOfLink({ generation, expiresAt }: ResetLink, { newest, now, isLocked }: LinkCheckFacts, state: Account): Refusal | undefined {
  const fault = (code: string, message: string) => new Refusal('invalid', code, message);
  if (state.status !== 'registered' || isLocked) return resetUnknown();
  if (generation <= state.usedReset) return fault('token-used', 'This password reset link has been used already.');
  if (generation !== newest) return fault('token-replaced', 'A newer password reset link has been sent. Please use that one.');
  return now > expiresAt ? fault('token-expired', 'This password reset link has expired.') : undefined;
}

/** Replaces the password. Refuses: 400 `token-unknown`, `token-used`, `token-replaced`, `token-expired`. */
export function replacePassword(link: ResetLink, looked: LinkCheckFacts, passwordSecret: string) {
  return (state: Account): AccountEvent[] => {
    const fault = faultOfLink(link, looked, state);
    if (fault || state.status !== 'registered') throw fault ?? resetUnknown();
    const { id: account, passwordSecret: formerPasswordSecret } = state;
    return [{ type: 'PasswordChanged', data: { account, passwordSecret, formerPasswordSecret, resetGeneration: link.generation, session: '' } }];
  };
}
