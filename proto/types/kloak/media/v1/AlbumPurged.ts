// Original file: proto/kloak/media/v1/events.proto


/**
 * It is gone for ever.
 */
export interface AlbumPurged {
  'album'?: (string);
  'owner'?: (string);
}

/**
 * It is gone for ever.
 */
export interface AlbumPurged__Output {
  'album': (string);
  'owner': (string);
}
