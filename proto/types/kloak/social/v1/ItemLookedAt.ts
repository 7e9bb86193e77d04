// Original file: proto/kloak/social/v1/events.proto


/**
 * An admin looked: what is shown may be fetched until a moment (ISO 8601 UTC), some minutes later.
 */
export interface ItemLookedAt {
  'report'?: (string);
  'owner'?: (string);
  'item'?: (string);
  'by'?: (string);
  'until'?: (string);
}

/**
 * An admin looked: what is shown may be fetched until a moment (ISO 8601 UTC), some minutes later.
 */
export interface ItemLookedAt__Output {
  'report': (string);
  'owner': (string);
  'item': (string);
  'by': (string);
  'until': (string);
}
