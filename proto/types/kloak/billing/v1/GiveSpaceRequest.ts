// Original file: proto/kloak/billing/v1/billing.proto


export interface GiveSpaceRequest {
  /**
   * A confirmed address.
   */
  'email'?: (string);
  'plan'?: (string);
}

export interface GiveSpaceRequest__Output {
  /**
   * A confirmed address.
   */
  'email': (string);
  'plan': (string);
}
