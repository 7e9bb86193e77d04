// Original file: proto/kloak/billing/v1/billing.proto


export interface TakeWebhookResponse {
  /**
   * Whether it was of a kind, and of a customer, that we know.
   */
  'known'?: (boolean);
  /**
   * How many were not, in the last 30 days.
   */
  'passedOver'?: (number);
}

export interface TakeWebhookResponse__Output {
  /**
   * Whether it was of a kind, and of a customer, that we know.
   */
  'known': (boolean);
  /**
   * How many were not, in the last 30 days.
   */
  'passedOver': (number);
}
