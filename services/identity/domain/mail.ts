import { Refusal } from '@kloak/platform/errors.ts';
import type { Aggregate } from '@kloak/platform/service.ts';
import type { IdentityEvent } from '@kloak/proto/types/identity.ts';
import { type Claim, claimRules } from './claim.ts';

type MailEvent = Extract<IdentityEvent, { type: 'MailClaimed' | 'MailReleased' }>;

/** `mail:{digest of the folded address}` — who holds an address. */
export const mail: Aggregate<Claim, MailEvent> = {
  name: 'mail',
  initial: undefined,
  reads: 'last',
  evolve(claim, event) {
    switch (event.type) {
      case 'MailClaimed':
        return { holder: event.data.account, at: event.data.at };
      case 'MailReleased':
        return undefined;
      default:
        return claim;
    }
  },
};

export const mailClaim = claimRules<MailEvent>({
  claimed: (account, at) => ({ type: 'MailClaimed', data: { account, at } }),
  released: (account) => ({ type: 'MailReleased', data: { account } }),
  taken: () => new Refusal('conflict', 'email-taken', 'An account with this email already exists'),
});
