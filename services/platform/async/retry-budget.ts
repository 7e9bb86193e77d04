/** Budget for repeated calls. */
export type RetryBudget = {
  /** Notes a call that succeeded. */
  succeeded(): void;
  /** True if one more call may be repeated; it is counted then. */
  take(): boolean;
};

/** `most` retries at once; each success adds `perSuccess` of one. */
export type RetryLimits = { most: number; perSuccess: number };

/** Bounds retries by successes: while a callee does not answer, retries would double the load that causes it. */
export function retryBudget({ most, perSuccess }: RetryLimits): RetryBudget {
  let left = most;
  return {
    succeeded() {
      left = Math.min(most, left + perSuccess);
    },
    take() {
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
}
