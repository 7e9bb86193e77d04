// Original file: proto/kloak/media/v1/media.proto


export interface GetFileSizeRequest {
  'key'?: (string);
}

export interface GetFileSizeRequest__Output {
  'key': (string);
}
