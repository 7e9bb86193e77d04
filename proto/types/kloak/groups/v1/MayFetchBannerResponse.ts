// Original file: proto/kloak/groups/v1/groups.proto


export interface MayFetchBannerResponse {
  'key'?: (string);
}

export interface MayFetchBannerResponse__Output {
  'key': (string);
}
