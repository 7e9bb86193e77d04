// Original file: proto/kloak/transcoding/v1/events.proto


/**
 * The same for a video, which takes minutes and so has a queue of its own.
 */
export interface VideoJobRequested {
  'item'?: (string);
  'owner'?: (string);
  /**
   * Storage key of the checked original.
   */
  'key'?: (string);
  /**
   * As its bytes say.
   */
  'type'?: (string);
  'fileName'?: (string);
}

/**
 * The same for a video, which takes minutes and so has a queue of its own.
 */
export interface VideoJobRequested__Output {
  'item': (string);
  'owner': (string);
  /**
   * Storage key of the checked original.
   */
  'key': (string);
  /**
   * As its bytes say.
   */
  'type': (string);
  'fileName': (string);
}
