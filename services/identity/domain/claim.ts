// A claim on a name or an address: what makes it unique. It is taken before the account registers.
import { refusalOf } from '@kloak/platform/errors.ts';
import type { Fault } from '@kloak/proto/rules/checked.ts';

/** Who holds it, since when; nobody: undefined. */
export type Claim = { holder: string; at: string } | undefined;

/**
 * [Note: Stale claims] A registration that crashed halfway leaves claims behind. Ten minutes later anybody may take one over, but
 * only after deciding on the holder's stream that it is abandoned: that is refused if it registered after all, and keeps it from
 * registering ever after. So no moment exists at which two accounts have one name.
 */
const staleMs = 10 * 60 * 1000;

/** Whether others may take it over. See [Note: Stale claims]. */
export function isStale(claim: Claim, now: Date): boolean {
  return claim !== undefined && now.getTime() - Date.parse(claim.at) > staleMs;
}

/** Who claims, and when (ISO 8601 UTC). `abandoned`: a former holder whose registration was abandoned. */
export type ClaimRequest = { account: string; at: string; abandoned?: string };

/** The rules of claiming, in the words of one kind of claim. */
export function claimRules<Event>(words: { claimed(account: string, at: string): Event; released(account: string): Event; taken: Fault }) {
  return {
    claim: ({ account, at, abandoned }: ClaimRequest) => {
      return (claim: Claim): Event[] => {
        if (claim?.holder === account) return [];
        if (claim && claim.holder !== abandoned) throw refusalOf(words.taken);
        return [words.claimed(account, at)];
      };
    },
    release: (account: string) => {
      return (claim: Claim): Event[] => (claim?.holder === account ? [words.released(account)] : []);
    },
  };
}
