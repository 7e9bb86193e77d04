// Original file: proto/kloak/media/v1/events.proto


/**
 * hash:{owner}:{sha256} — which item holds these bytes in this vault.
 */
export interface OriginalClaimed {
  'owner'?: (string);
  'sha256'?: (string);
  'item'?: (string);
  /**
   * An item of the same bytes that cannot be shown, whose place it takes once it is published. Absent in older events.
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
   * An item of the same bytes that cannot be shown, whose place it takes once it is published. Absent in older events.
   */
  'insteadOf'?: (string);
  '_insteadOf'?: "insteadOf";
}
