import { claimable } from '@kloak/platform/claim.ts';
import { nameTaken, normalizeName } from '@kloak/proto/rules/names.ts';
import type { IdentityEvent } from '@kloak/proto/types/identity.ts';

type NameEvent = Extract<IdentityEvent, { type: 'NameClaimed' | 'NameReleased' }>;

/** `name:{normalized name}` — which account has a user name. */
export const name = claimable<NameEvent, { username: string }>({
  name: 'name',
  stream({ username }) {
    const normalized = normalizeName(username.trim());
    return { id: normalized, home: normalized };
  },
  claimed: ({ holder, at }) => ({ type: 'NameClaimed', data: { account: holder, at } }),
  released: (holder) => ({ type: 'NameReleased', data: { account: holder } }),
  after: ({ type, data }) => (type === 'NameClaimed' ? { holder: data.account, at: data.at } : undefined),
  taken: nameTaken,
});
