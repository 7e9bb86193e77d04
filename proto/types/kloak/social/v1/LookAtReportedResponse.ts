// Original file: proto/kloak/social/v1/social.proto


export interface LookAtReportedResponse {
  'item'?: (string);
  /**
   * ISO 8601 UTC.
   */
  'until'?: (string);
}

export interface LookAtReportedResponse__Output {
  'item': (string);
  /**
   * ISO 8601 UTC.
   */
  'until': (string);
}
