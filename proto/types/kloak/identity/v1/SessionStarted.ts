// Original file: proto/kloak/identity/v1/events.proto


/**
 * session:{id} — one sign-in on one device.
 */
export interface SessionStarted {
  'session'?: (string);
  'account'?: (string);
  /**
   * 30 days instead of the browser session.
   */
  'remember'?: (boolean);
  /**
   * ISO 8601 UTC, as are all times here.
   */
  'at'?: (string);
  /**
   * What signed in, as its owner would say it: `Firefox on Windows`. Empty when it did not tell.
   */
  'device'?: (string);
  /**
   * Which of the account's passwords was known at the sign-in: its id among the secrets. Absent in sessions of before it was recorded.
   */
  'passwordSecret'?: (string);
  '_passwordSecret'?: "passwordSecret";
}

/**
 * session:{id} — one sign-in on one device.
 */
export interface SessionStarted__Output {
  'session': (string);
  'account': (string);
  /**
   * 30 days instead of the browser session.
   */
  'remember': (boolean);
  /**
   * ISO 8601 UTC, as are all times here.
   */
  'at': (string);
  /**
   * What signed in, as its owner would say it: `Firefox on Windows`. Empty when it did not tell.
   */
  'device': (string);
  /**
   * Which of the account's passwords was known at the sign-in: its id among the secrets. Absent in sessions of before it was recorded.
   */
  'passwordSecret'?: (string);
  '_passwordSecret'?: "passwordSecret";
}
