// Idempotency keys of clients' calls. They are rows of their own, beside the log, and removed once repeats are no longer expected.

/** A client's key, claimed for one request. `bodyHash`: of the request's body. `at`: when, by the time seen to pass; ISO 8601 UTC. */
export type Claim = { key: string; bodyHash: string; at: string };

/** A decision without events, under its own key. `seq`: the last commit in its partition of the stream that was read; 0 without commits. */
export type NoChange = Claim & { seq: number };

export type Claims = {
  /**
   * Claims the key, if `claim` is given, and notes that a decision changed nothing, unless that is noted already. False, with nothing noted, if the key
   * is claimed for another body. Durable once it resolves.
   */
  noteNoChange(noChange: NoChange, claim: Claim | undefined): Promise<boolean>;
  /** Note under a decision's key. */
  noChange(key: string): Promise<NoChange | undefined>;
  /** Removes rows older than `before`. Returns their number. */
  sweep(before: Date): Promise<number>;
};
