// Commits that were passed over since their events cannot be read: see [Note: Damaged commits].

/** `by`: who passed over it, `views` or the name of a planning consumer. `stream` and `home`: of the commit. */
export type Skip = { source: string; lane: number; seq: number; stream: string; home: string; by: string };

/** So many are noted in a service; at one more, who comes to it stops there. */
export const maxSkips = 100;

export type Skips = {
  /** Notes it, each once; who passes over a commit does so first. Throws when there are too many. */
  note(skip: Skip): Promise<void>;
  /** Without asking: at least those that stand before a place to which this process knows a view to have come. */
  known(): readonly Skip[];
  /** All. */
  list(): Promise<readonly Skip[]>;
  forget(skip: Skip): Promise<void>;
};
