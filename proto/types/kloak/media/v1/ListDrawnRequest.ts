// Original file: proto/kloak/media/v1/media.proto


export interface ListDrawnRequest {
  /**
   * At most 100.
   */
  'items'?: (string)[];
}

export interface ListDrawnRequest__Output {
  /**
   * At most 100.
   */
  'items': (string)[];
}
