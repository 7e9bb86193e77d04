// Original file: proto/kloak/platform/v1/log.proto


export interface StoredCommit {
  /**
   * The commit as it stands in the log, as JSON (`Commit` of platform/ports/store.ts).
   */
  'json'?: (string);
}

export interface StoredCommit__Output {
  /**
   * The commit as it stands in the log, as JSON (`Commit` of platform/ports/store.ts).
   */
  'json': (string);
}
