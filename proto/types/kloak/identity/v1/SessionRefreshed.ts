// Original file: proto/kloak/identity/v1/events.proto


/**
 * The refresh token of `generation - 1` was used and its successor handed out. Carries the running state: a session refreshes
 * for weeks, and only its newest event is read.
 */
export interface SessionRefreshed {
  'session'?: (string);
  'account'?: (string);
  /**
   * The session starts with 1.
   */
  'generation'?: (number);
  'remember'?: (boolean);
  'startedAt'?: (string);
  'at'?: (string);
  /**
   * The account's password then: one that was changed in this session, or before it was recorded, takes the place of the former.
   */
  'passwordSecret'?: (string);
  '_passwordSecret'?: "passwordSecret";
}

/**
 * The refresh token of `generation - 1` was used and its successor handed out. Carries the running state: a session refreshes
 * for weeks, and only its newest event is read.
 */
export interface SessionRefreshed__Output {
  'session': (string);
  'account': (string);
  /**
   * The session starts with 1.
   */
  'generation': (number);
  'remember': (boolean);
  'startedAt': (string);
  'at': (string);
  /**
   * The account's password then: one that was changed in this session, or before it was recorded, takes the place of the former.
   */
  'passwordSecret'?: (string);
  '_passwordSecret'?: "passwordSecret";
}
