import { claimable } from '@kloak/platform/claim.ts';
import { digest } from '@kloak/platform/codec/keys.ts';
import { addressTaken } from '@kloak/proto/rules/people/addresses.ts';
import { normalizeAddress } from '@kloak/proto/rules/people/names.ts';
import type { IdentityEvent } from '@kloak/proto/types/identity.ts';

type MailEvent = Extract<IdentityEvent, { type: 'MailClaimed' | 'MailReleased' }>;

/** `mail:{digest of the normalized address}` — the account with this address. The id contains a digest, because stream names are never redacted. */
export const mail = claimable<MailEvent, { address: string }>({
  name: 'mail',
  stream({ address }) {
    const id = digest(normalizeAddress(address));
    return { id, home: id };
  },
  claimed: ({ holder, at }) => ({ type: 'MailClaimed', data: { account: holder, at } }),
  released: (holder) => ({ type: 'MailReleased', data: { account: holder } }),
  after: ({ type, data }) => (type === 'MailClaimed' ? { holder: data.account, at: data.at } : undefined),
  taken: addressTaken,
});
