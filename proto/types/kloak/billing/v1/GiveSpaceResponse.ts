// Original file: proto/kloak/billing/v1/billing.proto


export interface GiveSpaceResponse {
  /**
   * As its owner wrote it.
   */
  'email'?: (string);
}

export interface GiveSpaceResponse__Output {
  /**
   * As its owner wrote it.
   */
  'email': (string);
}
