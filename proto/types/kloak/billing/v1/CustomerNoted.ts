// Original file: proto/kloak/billing/v1/events.proto


/**
 * customer:{customer} — whom the provider's customer stands for.
 */
export interface CustomerNoted {
  'customer'?: (string);
  'member'?: (string);
}

/**
 * customer:{customer} — whom the provider's customer stands for.
 */
export interface CustomerNoted__Output {
  'customer': (string);
  'member': (string);
}
