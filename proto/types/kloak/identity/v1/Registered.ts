// Original file: proto/kloak/identity/v1/events.proto


/**
 * account:{id} — one person's account.
 */
export interface Registered {
  'account'?: (string);
  /**
   * As the person wrote it; compared folded (see `named:{digest}`).
   */
  'username'?: (string);
  'email'?: (string);
  /**
   * Id of the password hash among the service's secrets.
   */
  'passwordSecret'?: (string);
  /**
   * The terms accepted at registration, by their date (YYYY-MM-DD). Empty where the client sent no acceptance; older builds recorded them for everybody.
   */
  'termsVersion'?: (string);
  /**
   * The invite whose link led to the registration; absent without one, and in older events.
   */
  'invite'?: (string);
  '_invite'?: "invite";
}

/**
 * account:{id} — one person's account.
 */
export interface Registered__Output {
  'account': (string);
  /**
   * As the person wrote it; compared folded (see `named:{digest}`).
   */
  'username': (string);
  'email': (string);
  /**
   * Id of the password hash among the service's secrets.
   */
  'passwordSecret': (string);
  /**
   * The terms accepted at registration, by their date (YYYY-MM-DD). Empty where the client sent no acceptance; older builds recorded them for everybody.
   */
  'termsVersion': (string);
  /**
   * The invite whose link led to the registration; absent without one, and in older events.
   */
  'invite'?: (string);
  '_invite'?: "invite";
}
