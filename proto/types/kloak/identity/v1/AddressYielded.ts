// Original file: proto/kloak/identity/v1/events.proto


/**
 * Somebody else claims the address before it was confirmed. Whoever confirms it claims it anew.
 */
export interface AddressYielded {
  'account'?: (string);
}

/**
 * Somebody else claims the address before it was confirmed. Whoever confirms it claims it anew.
 */
export interface AddressYielded__Output {
  'account': (string);
}
