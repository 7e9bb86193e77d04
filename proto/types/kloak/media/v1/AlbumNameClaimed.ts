// Original file: proto/kloak/media/v1/events.proto


/**
 * album-name:{owner}:{digest of the normalized name} — which album of a member has a name.
 */
export interface AlbumNameClaimed {
  'owner'?: (string);
  'album'?: (string);
  /**
   * ISO 8601.
   */
  'at'?: (string);
}

/**
 * album-name:{owner}:{digest of the normalized name} — which album of a member has a name.
 */
export interface AlbumNameClaimed__Output {
  'owner': (string);
  'album': (string);
  /**
   * ISO 8601.
   */
  'at': (string);
}
