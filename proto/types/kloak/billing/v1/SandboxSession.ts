// Original file: proto/kloak/billing/v1/events.proto


/**
 * A page of the sandbox that somebody was led to.
 */
export interface SandboxSession {
  'id'?: (string);
  /**
   * Of a checkout; of the page where the card is changed there is none.
   */
  'plan'?: (string);
  'returnUrl'?: (string);
  'cancelUrl'?: (string);
  /**
   * OPEN, CONFIRMING (the card's second step is waited for) or DONE.
   */
  'status'?: (string);
  /**
   * ISO 8601 UTC.
   */
  'openedAt'?: (string);
  /**
   * Which card is confirmed.
   */
  'lastFour'?: (string);
  '_plan'?: "plan";
  '_lastFour'?: "lastFour";
}

/**
 * A page of the sandbox that somebody was led to.
 */
export interface SandboxSession__Output {
  'id': (string);
  /**
   * Of a checkout; of the page where the card is changed there is none.
   */
  'plan'?: (string);
  'returnUrl': (string);
  'cancelUrl': (string);
  /**
   * OPEN, CONFIRMING (the card's second step is waited for) or DONE.
   */
  'status': (string);
  /**
   * ISO 8601 UTC.
   */
  'openedAt': (string);
  /**
   * Which card is confirmed.
   */
  'lastFour'?: (string);
  '_plan'?: "plan";
  '_lastFour'?: "lastFour";
}
