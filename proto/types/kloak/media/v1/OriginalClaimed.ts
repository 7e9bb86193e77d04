// Original file: proto/kloak/media/v1/events.proto


/**
 * hash:{owner}:{sha256} — which item holds these bytes in this vault.
 */
export interface OriginalClaimed {
  'owner'?: (string);
  'sha256'?: (string);
  'item'?: (string);
}

/**
 * hash:{owner}:{sha256} — which item holds these bytes in this vault.
 */
export interface OriginalClaimed__Output {
  'owner': (string);
  'sha256': (string);
  'item': (string);
}
