import { claimable } from '@kloak/platform/claim.ts';
import { normalizeName } from '@kloak/proto/rules/names.ts';
import { nameTaken } from '@kloak/proto/rules/usernames.ts';
import type { IdentityEvent } from '@kloak/proto/types/identity.ts';

type NameEvent = Extract<IdentityEvent, { type: 'NameClaimed' | 'NameReleased' }>;

/** A name and a look are refused in the same words: who asks need not know which it was. */
const claimsOn = <Facts>(kind: string, idOf: (facts: Facts) => string) =>
  claimable<NameEvent, Facts>({
    name: kind,
    stream(facts) {
      const id = idOf(facts);
      return { id, home: id };
    },
    claimed: ({ holder, at }) => ({ type: 'NameClaimed', data: { account: holder, at } }),
    released: (holder) => ({ type: 'NameReleased', data: { account: holder } }),
    after: ({ type, data }) => (type === 'NameClaimed' ? { holder: data.account, at: data.at } : undefined),
    taken: nameTaken,
  });

/** `name:{normalized name}` — which account has a user name. */
export const name = claimsOn('name', ({ username }: { username: string }) => normalizeName(username.trim()));

/** `look:{look}` — which account has the names that look like this. See [Note: Looks]. */
export const look = claimsOn('look', ({ look }: { look: string }) => look);
