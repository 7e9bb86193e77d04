// Original file: proto/kloak/billing/v1/billing.proto


export interface SandboxPage {
  /**
   * Of a checkout; of the page where the card is changed there is none.
   */
  'plan'?: (string);
  /**
   * OPEN, CONFIRMING or DONE.
   */
  'status'?: (string);
  /**
   * Where it goes on: absolute.
   */
  'returnUrl'?: (string);
  'cancelUrl'?: (string);
  /**
   * Why the card was not taken, in words; absent where it was.
   */
  'fault'?: (string);
  '_plan'?: "plan";
  '_fault'?: "fault";
}

export interface SandboxPage__Output {
  /**
   * Of a checkout; of the page where the card is changed there is none.
   */
  'plan'?: (string);
  /**
   * OPEN, CONFIRMING or DONE.
   */
  'status': (string);
  /**
   * Where it goes on: absolute.
   */
  'returnUrl': (string);
  'cancelUrl': (string);
  /**
   * Why the card was not taken, in words; absent where it was.
   */
  'fault'?: (string);
  '_plan'?: "plan";
  '_fault'?: "fault";
}
