// Original file: proto/kloak/platform/v1/log.proto


export interface ParkedJob {
  'id'?: (string);
  'reaction'?: (string);
  /**
   * ISO 8601 UTC.
   */
  'at'?: (string);
  /**
   * In words without names, addresses, ids and paths.
   */
  'error'?: (string);
  /**
   * It sends a mail.
   */
  'mail'?: (boolean);
}

export interface ParkedJob__Output {
  'id': (string);
  'reaction': (string);
  /**
   * ISO 8601 UTC.
   */
  'at': (string);
  /**
   * In words without names, addresses, ids and paths.
   */
  'error': (string);
  /**
   * It sends a mail.
   */
  'mail': (boolean);
}
