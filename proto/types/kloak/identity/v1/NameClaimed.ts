// Original file: proto/kloak/identity/v1/events.proto


/**
 * named:{digest of the folded name}, seen:{digest of what it looks like} and mail:{digest of the folded address} — who holds a name, a look or an address.
 */
export interface NameClaimed {
  'account'?: (string);
  /**
   * When: a claim whose account does not register in time is taken over.
   */
  'at'?: (string);
}

/**
 * named:{digest of the folded name}, seen:{digest of what it looks like} and mail:{digest of the folded address} — who holds a name, a look or an address.
 */
export interface NameClaimed__Output {
  'account': (string);
  /**
   * When: a claim whose account does not register in time is taken over.
   */
  'at': (string);
}
