// Original file: proto/kloak/media/v1/media.proto


export interface MayFetchResponse {
  'type'?: (string);
  /**
   * The name an attachment gets; only for an original.
   */
  'fileName'?: (string);
  '_fileName'?: "fileName";
}

export interface MayFetchResponse__Output {
  'type': (string);
  /**
   * The name an attachment gets; only for an original.
   */
  'fileName'?: (string);
  '_fileName'?: "fileName";
}
