// Original file: proto/kloak/social/v1/events.proto


/**
 * An admin asked the owner of the item that it is about to be let look at that.
 */
export interface LookAsked {
  'report'?: (string);
  'owner'?: (string);
  'item'?: (string);
  'by'?: (string);
}

/**
 * An admin asked the owner of the item that it is about to be let look at that.
 */
export interface LookAsked__Output {
  'report': (string);
  'owner': (string);
  'item': (string);
  'by': (string);
}
