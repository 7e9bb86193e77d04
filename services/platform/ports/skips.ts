// Commits that were skipped since their events are unreadable: see [Note: Damaged commits].

/** `by`: the consumer that skipped it, `views` or the name of a planning consumer. `stream` and `home`: those of the commit. */
export type Skip = { source: string; lane: number; seq: number; stream: string; home: string; by: string };

/** Limit of notes in a service; at one more, consumers stop at the damaged commit. */
export const maxSkips = 100;

export type Skips = {
  /** Notes it, each once, before the consumer passes it. Throws if there are too many. */
  note(skip: Skip): Promise<void>;
  /** Answers from memory: at least skips before the places that this process knows a view to have reached. */
  known(): readonly Skip[];
  /** All. */
  list(): Promise<readonly Skip[]>;
  forget(skip: Skip): Promise<void>;
};
