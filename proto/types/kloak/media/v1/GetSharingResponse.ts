// Original file: proto/kloak/media/v1/media.proto


export interface GetSharingResponse {
  /**
   * Others may download originals, as far as their plans have it.
   */
  'downloads'?: (boolean);
}

export interface GetSharingResponse__Output {
  /**
   * Others may download originals, as far as their plans have it.
   */
  'downloads': (boolean);
}
