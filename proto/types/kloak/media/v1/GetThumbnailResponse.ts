// Original file: proto/kloak/media/v1/media.proto


export interface GetThumbnailResponse {
  /**
   * JPEG, at most 480 pixels wide, in base64.
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
   * JPEG, at most 480 pixels wide, in base64.
   */
  'content': (string);
  'type': (string);
  /**
   * Pixels.
   */
  'width': (number);
  'height': (number);
}
