import { aggregate } from '@kloak/platform/aggregate.ts';
import { digest } from '@kloak/platform/keys.ts';
import { addressTaken } from '@kloak/proto/rules/addresses.ts';
import { normalizeAddress } from '@kloak/proto/rules/names.ts';
import type { IdentityEvent } from '@kloak/proto/types/identity.ts';
import { type Claim, claimRules } from './claim.ts';

type MailEvent = Extract<IdentityEvent, { type: 'MailClaimed' | 'MailReleased' }>;

/** `mail:{digest of the normalized address}` — who holds an address. The digest stands for it because stream names are never redacted. */
export const mail = aggregate<Claim, MailEvent, { address: string }>({
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
  stream({ address }) {
    const id = digest(normalizeAddress(address));
    return { id, home: id };
  },
});

export const mailClaim = claimRules<MailEvent>({
  claimed: (account, at) => ({ type: 'MailClaimed', data: { account, at } }),
  released: (account) => ({ type: 'MailReleased', data: { account } }),
  taken: addressTaken,
});
