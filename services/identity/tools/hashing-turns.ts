// [Note: Hashing in turn] To hash a password takes all of a core for about a quarter of a second. Many who sign in at once, or somebody who tries
// passwords, would leave none for pictures; so a core stays free where there are two, and threads for reading files; who would wait too long is asked to come again.
import { Refusal } from '@kloak/platform/errors.ts';
import pLimit from 'p-limit';

/** Of the four threads of this process on which files are read and passwords hashed, however many cores it has. */
const mostAtOnce = 2;

/** How many passwords may be hashed at once. */
export const hashesAtOnce = (cores: number): number => Math.max(1, Math.min(cores - 1, mostAtOnce));

/** `work` hashes once with a cost. Refuses: 503 `busy` who would wait longer than `maxWaitMs`, with how long to wait. */
export type HashingTurns = <Result>(cost: number, work: () => Promise<Result>) => Promise<Result>;

/** Of one of the 2^cost rounds, on a slow core: until the first is measured. */
const assumedMsPerRound = 0.06;

function busy(waitMs: number): Refusal {
  const message = 'Many people are signing in at the moment. Please try again in a few seconds.';
  return new Refusal('unavailable', 'busy', message, { retryAfter: Math.ceil(waitMs / 1000) });
}

export function hashingTurns({ atOnce, maxWaitMs }: { atOnce: number; maxWaitMs: number }): HashingTurns {
  const turns = pLimit(atOnce);
  let msPerRound = assumedMsPerRound;
  const measured = async <Result>(cost: number, work: () => Promise<Result>) => {
    const begun = performance.now();
    try {
      return await work();
    } finally {
      msPerRound = (performance.now() - begun) / 2 ** cost;
    }
  };
  return async (cost, work) => {
    const waitMs = (turns.pendingCount * msPerRound * 2 ** cost) / atOnce;
    if (waitMs > maxWaitMs) throw busy(waitMs);
    return await turns(() => measured(cost, work));
  };
}
