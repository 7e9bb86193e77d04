// Original file: proto/kloak/media/v1/events.proto


/**
 * The album is called otherwise now.
 */
export interface AlbumNameReleased {
  'owner'?: (string);
  'album'?: (string);
}

/**
 * The album is called otherwise now.
 */
export interface AlbumNameReleased__Output {
  'owner': (string);
  'album': (string);
}
