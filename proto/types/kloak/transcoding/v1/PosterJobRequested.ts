// Original file: proto/kloak/transcoding/v1/events.proto


/**
 * What lists show of a video is asked for: its poster, which is made in a moment. Its film follows.
 */
export interface PosterJobRequested {
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
 * What lists show of a video is asked for: its poster, which is made in a moment. Its film follows.
 */
export interface PosterJobRequested__Output {
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
