// Original file: proto/kloak/transcoding/v1/events.proto


/**
 * As earlier builds asked for a video: poster and film in one. A PosterJobRequested takes its place.
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
 * As earlier builds asked for a video: poster and film in one. A PosterJobRequested takes its place.
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
