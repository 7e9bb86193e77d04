// Original file: proto/kloak/identity/v1/events.proto


export interface ListedAdmin {
  'account'?: (string);
  /**
   * As in `AdminAdded`.
   */
  'by'?: (string);
  /**
   * ISO 8601 UTC: when it went on the list.
   */
  'since'?: (string);
}

export interface ListedAdmin__Output {
  'account': (string);
  /**
   * As in `AdminAdded`.
   */
  'by': (string);
  /**
   * ISO 8601 UTC: when it went on the list.
   */
  'since': (string);
}
