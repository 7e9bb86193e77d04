// Original file: proto/kloak/billing/v1/billing.proto


export interface ChoosePlanResponse {
  /**
   * Absolute.
   */
  'url'?: (string);
}

export interface ChoosePlanResponse__Output {
  /**
   * Absolute.
   */
  'url': (string);
}
