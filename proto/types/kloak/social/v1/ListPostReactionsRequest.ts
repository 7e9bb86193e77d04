// Original file: proto/kloak/social/v1/social.proto


export interface ListPostReactionsRequest {
  'groupPosts'?: (string)[];
}

export interface ListPostReactionsRequest__Output {
  'groupPosts': (string)[];
}
