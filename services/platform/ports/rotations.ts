// State that replaces itself again and again, such as the refresh tokens of a session: only the newest is kept, as a row beside the log.

/**
 * `generation`: number of replacements so far, and `at`: time of the newest. `until`: end of its use. `until` and `person`, its owner, stay those of the
 * first. Times are ISO 8601 UTC.
 */
export type Rotation = { id: string; person: string; generation: number; at: string; until: string };

export type Rotations = {
  /** Those that are there, of at most 500 ids, in no order. */
  getMany(ids: readonly string[]): Promise<Rotation[]>;
  /**
   * Puts `next` where `former` is the generation, or where there is none if that is undefined. False, and nothing is changed, where another stands: of many at once one alone gets true. Durable
   * when it resolves. Refuses: 503 `unavailable`; whether it was put is unknown then.
   */
  advance(next: Rotation, former: number | undefined): Promise<boolean>;
  /** Removes all of a person. */
  forget(person: string): Promise<void>;
  /** Removes those whose `until` is before a time. Returns their number. */
  sweep(before: Date): Promise<number>;
};
