// Original file: proto/kloak/identity/v1/events.proto


/**
 * name:{folded} and mail:{digest of the folded address} — who holds a name or an address.
 */
export interface NameClaimed {
  'account'?: (string);
  /**
   * When: a claim whose account does not register in time is taken over.
   */
  'at'?: (string);
}

/**
 * name:{folded} and mail:{digest of the folded address} — who holds a name or an address.
 */
export interface NameClaimed__Output {
  'account': (string);
  /**
   * When: a claim whose account does not register in time is taken over.
   */
  'at': (string);
}
