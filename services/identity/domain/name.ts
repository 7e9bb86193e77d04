import { claimable } from '@kloak/platform/claim.ts';
import { digest } from '@kloak/platform/codec/keys.ts';
import { normalizeName } from '@kloak/proto/rules/people/names.ts';
import { nameTaken } from '@kloak/proto/rules/people/usernames.ts';
import type { IdentityEvent } from '@kloak/proto/types/identity.ts';

type NameEvent = Extract<IdentityEvent, { type: 'NameClaimed' | 'NameReleased' }>;

/** The refusal is the same for a name and a look, since the caller need not know which one it was. */
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

const folded = ({ username }: { username: string }) => normalizeName(username.trim());
const seen = ({ look }: { look: string }) => look;

/** `named:{digest of the normalized name}` — which account has a user name. See [Note: Former claims]. */
export const name = claimsOn('named', (facts: { username: string }) => digest(folded(facts)));

/** `seen:{digest of the look}` — which account has the names that look like this. See [Note: Looks]. */
export const look = claimsOn('seen', (facts: { look: string }) => digest(seen(facts)));

// [Note: Former claims] Stream names are never redacted, so they contain names and looks as digests, like addresses. Older builds wrote them in plain text.
// Such a claim counts while it exists; `keep-names-by-digest` makes the new claim for its account. A day later, `conceal-names` renames the old stream to
// something that reveals nothing. While an old replica runs beside this one, it does not see new claims. Then, as with earlier looks, the first one has the
// name and both accounts keep theirs.
/** `name:{normalized name}`, used by older builds. */
export const formerName = claimsOn('name', folded);

/** `look:{look}`, used by older builds. */
export const formerLook = claimsOn('look', seen);
