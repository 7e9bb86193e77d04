// Original file: proto/kloak/media/v1/media.proto


export interface MayFetchRequest {
  'key'?: (string);
}

export interface MayFetchRequest__Output {
  'key': (string);
}
