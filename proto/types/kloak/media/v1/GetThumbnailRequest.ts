// Original file: proto/kloak/media/v1/media.proto


export interface GetThumbnailRequest {
  'item'?: (string);
  'reader'?: (string);
}

export interface GetThumbnailRequest__Output {
  'item': (string);
  'reader': (string);
}
