// Original file: proto/kloak/billing/v1/events.proto


/**
 * What is to be told by a webhook.
 */
export interface SandboxNotice {
  /**
   * As the provider calls it: `customer.subscription.updated`.
   */
  'kind'?: (string);
  /**
   * The subscription's or the invoice's id.
   */
  'object'?: (string);
  /**
   * US cents, of an invoice.
   */
  'cents'?: (number);
}

/**
 * What is to be told by a webhook.
 */
export interface SandboxNotice__Output {
  /**
   * As the provider calls it: `customer.subscription.updated`.
   */
  'kind': (string);
  /**
   * The subscription's or the invoice's id.
   */
  'object': (string);
  /**
   * US cents, of an invoice.
   */
  'cents': (number);
}
