// Original file: proto/kloak/social/v1/social.proto


export interface ListItemCountsRequest {
  'items'?: (string)[];
}

export interface ListItemCountsRequest__Output {
  'items': (string)[];
}
