// Original file: proto/kloak/social/v1/events.proto


export interface ConnectionDeclined {
  'low'?: (string);
  'high'?: (string);
  'by'?: (string);
  /**
   * ISO 8601 UTC: the other may ask again 30 days later.
   */
  'at'?: (string);
}

export interface ConnectionDeclined__Output {
  'low': (string);
  'high': (string);
  'by': (string);
  /**
   * ISO 8601 UTC: the other may ask again 30 days later.
   */
  'at': (string);
}
