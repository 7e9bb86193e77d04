// Original file: proto/kloak/billing/v1/billing.proto


export interface Invoice {
  'id'?: (string);
  /**
   * US cents.
   */
  'cents'?: (number);
  /**
   * PAID, OPEN or REFUNDED.
   */
  'status'?: (string);
  /**
   * ISO 8601 UTC.
   */
  'at'?: (string);
  /**
   * The provider's page of it; absent where it has none.
   */
  'url'?: (string);
  '_url'?: "url";
}

export interface Invoice__Output {
  'id': (string);
  /**
   * US cents.
   */
  'cents': (number);
  /**
   * PAID, OPEN or REFUNDED.
   */
  'status': (string);
  /**
   * ISO 8601 UTC.
   */
  'at': (string);
  /**
   * The provider's page of it; absent where it has none.
   */
  'url'?: (string);
  '_url'?: "url";
}
