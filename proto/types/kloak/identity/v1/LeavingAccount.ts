// Original file: proto/kloak/identity/v1/events.proto


export interface LeavingAccount {
  'account'?: (string);
  /**
   * ISO 8601 UTC: when it is to be deleted.
   */
  'deletesAt'?: (string);
}

export interface LeavingAccount__Output {
  'account': (string);
  /**
   * ISO 8601 UTC: when it is to be deleted.
   */
  'deletesAt': (string);
}
