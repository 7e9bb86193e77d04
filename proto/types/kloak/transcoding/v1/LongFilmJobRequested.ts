// Original file: proto/kloak/transcoding/v1/events.proto


/**
 * One that may take hours, and so has a queue of its own.
 */
export interface LongFilmJobRequested {
  'item'?: (string);
  'owner'?: (string);
}

/**
 * One that may take hours, and so has a queue of its own.
 */
export interface LongFilmJobRequested__Output {
  'item': (string);
  'owner': (string);
}
