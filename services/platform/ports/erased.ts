/** People whose personal fields must not reappear: folds redact them, also in commits from an old copy of the log. */
export type ErasedPeople = {
  add(person: string): Promise<void>;
  among(people: string[]): Promise<Set<string>>;
  /**
   * Removes the remains of redacted and removed data from our own files; a database server keeps its own. Refuses: 503 `file-in-use` while a reader,
   * such as a backup, still sees them; call it again later.
   */
  scrub(): Promise<void>;
};
