import { normalizeName } from '@kloak/access/normalize-name.ts';
import { Refusal } from '@kloak/platform/errors.ts';
import type { Aggregate } from '@kloak/platform/service.ts';
import type { IdentityEvent } from '@kloak/proto/types/identity.ts';
import { type Claim, claimRules } from './claim.ts';

type NameEvent = Extract<IdentityEvent, { type: 'NameClaimed' | 'NameReleased' }>;

/** `name:{folded}` — who holds a user name. */
export const name: Aggregate<Claim, NameEvent> = {
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
};

export const nameClaim = claimRules<NameEvent>({
  claimed: (account, at) => ({ type: 'NameClaimed', data: { account, at } }),
  released: (account) => ({ type: 'NameReleased', data: { account } }),
  taken: () => new Refusal('conflict', 'name-taken', 'This username is already taken'),
});

// Letters with their marks, so that Müller, Ngọc and देवी can be themselves; nothing that an address of a page would have to escape oddly.
const allowed = /^[\p{L}\p{M}\p{N}_.-]{3,30}$/u;
const speaking = /[\p{L}\p{N}]/u;
// With letters that nobody sees, or with those of another alphabet that look alike, somebody could take another's name to the eye.
const unseen = /\p{Default_Ignorable_Code_Point}/u;
const alike = [/\p{Script=Latin}/u, /\p{Script=Greek}/u, /\p{Script=Cyrillic}/u, /\p{Script=Armenian}/u, /\p{Script=Cherokee}/u, /\p{Script=Coptic}/u];

/** The name as it is kept. Refuses what is not 3 to 30 letters of one alphabet, digits or `_ . -`, with a letter or digit among them. */
export function parseName(text: string): string {
  const kept = text.trim().normalize('NFC');
  if (kept === '') throw new Refusal('invalid', 'name-required', 'Name is required');
  // The folded form stands in indexes and stream names, so it keeps to the rule too.
  if (![kept, normalizeName(kept)].every((form) => allowed.test(form)) || !speaking.test(kept)) {
    throw new Refusal('invalid', 'name-invalid', 'A username has 3 to 30 letters, digits or the signs _ . -');
  }
  if (unseen.test(kept)) throw new Refusal('invalid', 'name-invalid', 'A username has no letters that cannot be seen');
  if (alike.filter((script) => script.test(kept)).length > 1) throw new Refusal('invalid', 'name-invalid', 'A username has letters of one alphabet');
  return kept;
}
