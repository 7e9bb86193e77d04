// Original file: proto/kloak/transcoding/v1/events.proto


/**
 * The film of a video is asked for, which is made in a minute or so: its picture is copied, or it is short.
 */
export interface FilmJobRequested {
  'item'?: (string);
  'owner'?: (string);
}

/**
 * The film of a video is asked for, which is made in a minute or so: its picture is copied, or it is short.
 */
export interface FilmJobRequested__Output {
  'item': (string);
  'owner': (string);
}
