// Original file: proto/kloak/media/v1/events.proto


/**
 * hash:{owner}:{sha256} — which item holds these bytes in this vault.
 */
export interface OriginalClaimed {
  'owner'?: (string);
  'sha256'?: (string);
  'item'?: (string);
  /**
   * As earlier builds wrote it: an item of the same bytes that cannot be shown, whose place it takes once it is published.
   */
  'insteadOf'?: (string);
  '_insteadOf'?: "insteadOf";
}

/**
 * hash:{owner}:{sha256} — which item holds these bytes in this vault.
 */
export interface OriginalClaimed__Output {
  'owner': (string);
  'sha256': (string);
  'item': (string);
  /**
   * As earlier builds wrote it: an item of the same bytes that cannot be shown, whose place it takes once it is published.
   */
  'insteadOf'?: (string);
  '_insteadOf'?: "insteadOf";
}
