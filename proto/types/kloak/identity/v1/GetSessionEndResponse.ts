// Original file: proto/kloak/identity/v1/identity.proto


export interface GetSessionEndResponse {
  /**
   * One of `sessionEnds` in proto/rules/sessions.ts; absent where it has not ended, was signed out of by will, or never was.
   */
  'reason'?: (string);
  '_reason'?: "reason";
}

export interface GetSessionEndResponse__Output {
  /**
   * One of `sessionEnds` in proto/rules/sessions.ts; absent where it has not ended, was signed out of by will, or never was.
   */
  'reason'?: (string);
  '_reason'?: "reason";
}
