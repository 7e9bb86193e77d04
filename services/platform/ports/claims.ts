// Idempotency keys of clients' calls. They are rows of their own, beside the log, and removed once repeats are no longer expected.

/** A client's key, claimed for one request. `bodyHash`: of the request's body. `at`: when, by the time seen to pass; ISO 8601 UTC. */
export type Claim = { key: string; bodyHash: string; at: string };

/** A decision that changed nothing, under its own key. `seq`: where the stream stood in its lane that it was decided from; 0 where it had no commit. */
export type NoChange = Claim & { seq: number };

export type Claims = {
  /**
   * Claims the key, where `claim` is given, and notes that a decision changed nothing, unless that is noted already. False, and nothing is noted, where the key is claimed for
   * another body. Durable when it resolves.
   */
  noteNoChange(noChange: NoChange, claim: Claim | undefined): Promise<boolean>;
  /** Note under a decision's key. */
  noChange(key: string): Promise<NoChange | undefined>;
  /** Removes what is older than `before`. Answers how many rows. */
  sweep(before: Date): Promise<number>;
};
