// [Note: Hashing in turn] Hashing a password takes a whole core for about 250 ms, up to a second on a busy one. Many sign-ins at once, or somebody who tries
// passwords, would leave no core for pictures. So one core stays free if there are two, and some threads for reading files. Further callers queue until their
// deadline. A caller who would wait longer is refused and asked to retry; nothing is hashed for a caller who has left.
import { Refusal } from '@kloak/platform/errors.ts';
import pLimit from 'p-limit';

/** Maximum of the process's four I/O threads that hash, whatever the number of cores: the others read files. */
const mostAtOnce = 2;

/** Number of concurrent hashes. */
export const hashConcurrency = (cores: number): number => Math.max(1, Math.min(cores - 1, mostAtOnce));

/** One hash of 2^cost rounds, for a caller who waits until `deadline` (ISO 8601 UTC). */
export type HashRequest = { cost: number; deadline: string };
/** Runs `work`, which hashes once. Refuses: 503 `busy`, with the waiting time, if the caller's deadline would pass before the end. */
export type HashQueue = <Result>(hashing: HashRequest, work: () => Promise<Result>) => Promise<Result>;

/** Time of one of the 2^cost rounds on a slow core, used until a hash of that cost is measured. */
const assumedMsPerRound = 0.06;
/** Weight of the newest measurement, so that a single slow hash turns nobody away. */
const newestShare = 0.2;

function busy(waitMs: number): Refusal {
  const message = 'Many people are signing in at the moment. Please try again in a few seconds.';
  return new Refusal('unavailable', 'busy', message, { retryAfter: Math.max(1, Math.ceil(waitMs / 1000)) });
}

export function hashQueue({ atOnce }: { atOnce: number }): HashQueue {
  const turns = pLimit(atOnce);
  /** Measured per cost: a cheap hash mostly waits for a thread, which says nothing about an expensive one. */
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
