// [Note: Hashing in turn] To hash a password takes all of a core for about a quarter of a second, on a busy one for a whole one. Many who sign in at once, or somebody
// who tries passwords, would leave none for pictures; so a core stays free where there are two, and threads for reading files. A crowd waits in a row, each as
// long as the call may take; who would wait longer is asked to come again, and nothing is hashed for whoever does not wait any more.
import { Refusal } from '@kloak/platform/errors.ts';
import pLimit from 'p-limit';

/** Of the four threads of this process on which files are read and passwords hashed, however many cores it has. */
const mostAtOnce = 2;

/** How many passwords may be hashed at once. */
export const hashesAtOnce = (cores: number): number => Math.max(1, Math.min(cores - 1, mostAtOnce));

/** One hash: 2^cost rounds, for a caller who waits until `deadline` (ISO 8601 UTC). */
export type Hashing = { cost: number; deadline: string };
/** `work` hashes once. Refuses: 503 `busy` who would not be there any more when it is done, with how long the row is. */
export type HashingTurns = <Result>(hashing: Hashing, work: () => Promise<Result>) => Promise<Result>;

/** Of one of the 2^cost rounds, on a slow core: until the first of a cost is measured. */
const assumedMsPerRound = 0.06;
/** What the newest hash counts among those before it: one that was slow by chance must not turn others away. */
const newestShare = 0.2;

function busy(waitMs: number): Refusal {
  const message = 'Many people are signing in at the moment. Please try again in a few seconds.';
  return new Refusal('unavailable', 'busy', message, { retryAfter: Math.max(1, Math.ceil(waitMs / 1000)) });
}

export function hashingTurns({ atOnce }: { atOnce: number }): HashingTurns {
  const turns = pLimit(atOnce);
  /** By cost: of a cheap hash most is waiting for a thread, which says nothing of a costly one. */
  const measuredMs = new Map<number, number>();
  const msOfHash = (cost: number) => measuredMs.get(cost) ?? assumedMsPerRound * 2 ** cost;
  const measured = async <Result>(cost: number, work: () => Promise<Result>) => {
    const begun = performance.now();
    try {
      return await work();
    } finally {
      const before = msOfHash(cost);
      measuredMs.set(cost, before + newestShare * (performance.now() - begun - before));
    }
  };
  return async ({ cost, deadline }, work) => {
    const rowMs = (waiting: number) => (waiting * msOfHash(cost)) / atOnce;
    const isInTime = (waitMs: number) => Date.now() + waitMs + msOfHash(cost) <= Date.parse(deadline);
    const waitMs = turns.activeCount < atOnce ? 0 : rowMs(turns.pendingCount + turns.activeCount);
    if (!isInTime(waitMs)) throw busy(waitMs);
    return await turns(() => {
      if (!isInTime(0)) throw busy(rowMs(turns.pendingCount));
      return measured(cost, work);
    });
  };
}
