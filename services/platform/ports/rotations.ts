// State that replaces itself again and again, such as the refresh tokens of a session: only the newest is kept, as a row beside the log.

/**
 * `generation`: number of replacements so far, and `at`: time of the newest. `until`: end of its use. `until` and `person`, its owner, stay those of the
 * first. Times are ISO 8601 UTC.
 */
export type Rotation = { id: string; person: string; generation: number; at: string; until: string };

export type Rotations = {
  /** Existing ones of at most 500 ids, in no order. */
  getMany(ids: readonly string[]): Promise<Rotation[]>;
  /**
   * Writes `next` if the stored generation is `former`, or if none is stored and that is undefined. False, with nothing changed, otherwise: of many
   * concurrent calls only one gets true. Durable once it resolves. Refuses: 503 `unavailable`; the outcome is unknown then.
   */
  advance(next: Rotation, former: number | undefined): Promise<boolean>;
  /** Removes all of a person. */
  forget(person: string): Promise<void>;
  /** Removes those whose `until` is before a time. Returns their number. */
  sweep(before: Date): Promise<number>;
};
