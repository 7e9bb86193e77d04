// Original file: proto/kloak/groups/v1/events.proto


/**
 * Made of an image of who chose it. Its storage keys tell both.
 */
export interface Banner {
  'id'?: (string);
  'by'?: (string);
}

/**
 * Made of an image of who chose it. Its storage keys tell both.
 */
export interface Banner__Output {
  'id': (string);
  'by': (string);
}
