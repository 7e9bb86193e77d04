// Original file: proto/kloak/media/v1/events.proto


/**
 * The same bytes are in the vault already as item `of`.
 */
export interface ItemDuplicated {
  'item'?: (string);
  'owner'?: (string);
  'of'?: (string);
}

/**
 * The same bytes are in the vault already as item `of`.
 */
export interface ItemDuplicated__Output {
  'item': (string);
  'owner': (string);
  'of': (string);
}
