// A claim on a name or an address: what makes it unique. It is taken before the account registers.
import type { Refusal } from '@kloak/platform/errors.ts';

/** Who holds it, since when; nobody: undefined. */
export type Claim = { holder: string; at: string } | undefined;

/**
 * [Note: Stale claims] A registration that died halfway leaves claims behind. Ten minutes later anybody may take one over, but
 * only after deciding on the holder's stream that it is abandoned: that is refused if it registered after all, and keeps it from
 * registering ever after. So no moment exists at which two accounts have one name.
 */
const staleMs = 10 * 60 * 1000;

export function isStale(claim: Claim, now: Date): boolean {
  return claim !== undefined && now.getTime() - Date.parse(claim.at) > staleMs;
}

/** `abandoned`: a former holder whose account was given up. */
export type Claiming = { account: string; at: string; abandoned?: string };

/** The rules of claiming, in the words of one kind of claim. */
export function claimRules<Event>(words: { claimed(account: string, at: string): Event; released(account: string): Event; taken(): Refusal }) {
  return {
    claim: ({ account, at, abandoned }: Claiming) => {
      return (claim: Claim): Event[] => {
        if (claim?.holder === account) return [];
        if (claim && claim.holder !== abandoned) throw words.taken();
        return [words.claimed(account, at)];
      };
    },
    release: (account: string) => {
      return (claim: Claim): Event[] => (claim?.holder === account ? [words.released(account)] : []);
    },
  };
}
