/** People whose personal fields must not reappear: folds redact them, also in commits from an old copy of the log. */
export type Erased = {
  add(person: string): Promise<void>;
  among(people: string[]): Promise<Set<string>>;
  /**
   * Makes what was redacted or removed so far gone from our own files, too, as far as they are ours: a server of databases keeps its own. Refuses: 503
   * `file-in-use` while a reader, as a backup is, still sees what stood there; call it again later.
   */
  scrub(): Promise<void>;
};
