// Original file: proto/kloak/billing/v1/events.proto


export interface SandboxInvoice {
  'id'?: (string);
  'subscription'?: (string);
  /**
   * US cents; negative where money went back.
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
  'plan'?: (string);
}

export interface SandboxInvoice__Output {
  'id': (string);
  'subscription': (string);
  /**
   * US cents; negative where money went back.
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
  'plan': (string);
}
