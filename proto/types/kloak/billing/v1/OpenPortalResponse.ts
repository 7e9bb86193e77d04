// Original file: proto/kloak/billing/v1/billing.proto


export interface OpenPortalResponse {
  /**
   * Absolute.
   */
  'url'?: (string);
}

export interface OpenPortalResponse__Output {
  /**
   * Absolute.
   */
  'url': (string);
}
