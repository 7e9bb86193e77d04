// Original file: proto/kloak/billing/v1/billing.proto


export interface SubmitSandboxPageRequest {
  'page'?: (string);
  /**
   * Digits; empty where a second step is confirmed.
   */
  'cardNumber'?: (string);
  /**
   * The second step: whether it is done or given up.
   */
  'confirmed'?: (boolean);
  '_confirmed'?: "confirmed";
}

export interface SubmitSandboxPageRequest__Output {
  'page': (string);
  /**
   * Digits; empty where a second step is confirmed.
   */
  'cardNumber': (string);
  /**
   * The second step: whether it is done or given up.
   */
  'confirmed'?: (boolean);
  '_confirmed'?: "confirmed";
}
