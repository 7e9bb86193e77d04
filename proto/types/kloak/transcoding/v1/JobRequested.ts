// Original file: proto/kloak/transcoding/v1/events.proto


/**
 * job:{item} — making the renditions of one item.
 */
export interface JobRequested {
  'item'?: (string);
  'owner'?: (string);
  /**
   * Storage key of the checked original.
   */
  'key'?: (string);
  'type'?: (string);
}

/**
 * job:{item} — making the renditions of one item.
 */
export interface JobRequested__Output {
  'item': (string);
  'owner': (string);
  /**
   * Storage key of the checked original.
   */
  'key': (string);
  'type': (string);
}
