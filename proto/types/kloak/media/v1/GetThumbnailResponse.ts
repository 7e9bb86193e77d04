// Original file: proto/kloak/media/v1/media.proto


export interface GetThumbnailResponse {
  /**
   * Base64, of at most 60,000 bytes.
   */
  'content'?: (string);
  'type'?: (string);
  /**
   * Pixels.
   */
  'width'?: (number);
  'height'?: (number);
}

export interface GetThumbnailResponse__Output {
  /**
   * Base64, of at most 60,000 bytes.
   */
  'content': (string);
  'type': (string);
  /**
   * Pixels.
   */
  'width': (number);
  'height': (number);
}
