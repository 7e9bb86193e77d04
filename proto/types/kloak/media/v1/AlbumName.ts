// Original file: proto/kloak/media/v1/media.proto


export interface AlbumName {
  'name'?: (string);
  /**
   * Of a new one.
   */
  'description'?: (string);
}

export interface AlbumName__Output {
  'name': (string);
  /**
   * Of a new one.
   */
  'description': (string);
}
