// Original file: proto/kloak/identity/v1/identity.proto


export interface EndSessionRequest {
  /**
   * Absent: all but the one that asks.
   */
  'session'?: (string);
  '_session'?: "session";
}

export interface EndSessionRequest__Output {
  /**
   * Absent: all but the one that asks.
   */
  'session'?: (string);
  '_session'?: "session";
}
