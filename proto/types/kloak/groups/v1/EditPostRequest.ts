// Original file: proto/kloak/groups/v1/groups.proto


export interface EditPostRequest {
  'post'?: (string);
  'text'?: (string);
}

export interface EditPostRequest__Output {
  'post': (string);
  'text': (string);
}
