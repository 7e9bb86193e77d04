import { aggregate } from '@kloak/platform/aggregate.ts';
import { nameTaken, normalizeName } from '@kloak/proto/rules/names.ts';
import type { IdentityEvent } from '@kloak/proto/types/identity.ts';
import { type Claim, claimRules } from './claim.ts';

type NameEvent = Extract<IdentityEvent, { type: 'NameClaimed' | 'NameReleased' }>;

/** `name:{normalized name}` — who holds a user name. */
export const name = aggregate<Claim, NameEvent, { username: string }>({
  name: 'name',
  initial: undefined,
  reads: 'last',
  evolve(claim, event) {
    switch (event.type) {
      case 'NameClaimed':
        return { holder: event.data.account, at: event.data.at };
      case 'NameReleased':
        return undefined;
      default:
        return claim;
    }
  },
  stream({ username }) {
    const normalized = normalizeName(username.trim());
    return { id: normalized, home: normalized };
  },
});

export const nameClaim = claimRules<NameEvent>({
  claimed: (account, at) => ({ type: 'NameClaimed', data: { account, at } }),
  released: (account) => ({ type: 'NameReleased', data: { account } }),
  taken: nameTaken,
});
