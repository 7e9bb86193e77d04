// Original file: proto/kloak/groups/v1/groups.proto


export interface PostRequest {
  'post'?: (string);
}

export interface PostRequest__Output {
  'post': (string);
}
