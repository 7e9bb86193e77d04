// Original file: proto/kloak/media/v1/media.proto


export interface LimitSpaceResponse {
  /**
   * False where what is there does not fit: then nothing is limited.
   */
  'limited'?: (boolean);
}

export interface LimitSpaceResponse__Output {
  /**
   * False where what is there does not fit: then nothing is limited.
   */
  'limited': (boolean);
}
