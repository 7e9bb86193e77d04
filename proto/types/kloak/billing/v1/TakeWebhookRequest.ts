// Original file: proto/kloak/billing/v1/billing.proto


export interface TakeWebhookRequest {
  /**
   * As it came. What is no UTF-8 was not signed.
   */
  'body'?: (string);
  'signature'?: (string);
}

export interface TakeWebhookRequest__Output {
  /**
   * As it came. What is no UTF-8 was not signed.
   */
  'body': (string);
  'signature': (string);
}
