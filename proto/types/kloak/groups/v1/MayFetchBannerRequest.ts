// Original file: proto/kloak/groups/v1/groups.proto


export interface MayFetchBannerRequest {
  'group'?: (string);
  'banner'?: (string);
  /**
   * `wide` or `thumb`.
   */
  'size'?: (string);
}

export interface MayFetchBannerRequest__Output {
  'group': (string);
  'banner': (string);
  /**
   * `wide` or `thumb`.
   */
  'size': (string);
}
