// Original file: proto/kloak/social/v1/social.proto


export interface GetCountsResponse {
  /**
   * Ever registered, and of these in the last 30 days.
   */
  'accounts'?: (number);
  'accountsLately'?: (number);
  /**
   * Addresses on anybody's list, each once.
   */
  'invitedAddresses'?: (number);
  /**
   * Reports that are not closed.
   */
  'openReports'?: (number);
}

export interface GetCountsResponse__Output {
  /**
   * Ever registered, and of these in the last 30 days.
   */
  'accounts': (number);
  'accountsLately': (number);
  /**
   * Addresses on anybody's list, each once.
   */
  'invitedAddresses': (number);
  /**
   * Reports that are not closed.
   */
  'openReports': (number);
}
