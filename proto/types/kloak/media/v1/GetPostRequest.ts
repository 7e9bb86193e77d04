// Original file: proto/kloak/media/v1/media.proto


export interface GetPostRequest {
  'item'?: (string);
}

export interface GetPostRequest__Output {
  'item': (string);
}
