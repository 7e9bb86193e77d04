// Original file: proto/kloak/media/v1/media.proto


export interface ListPostsByIdRequest {
  'items'?: (string)[];
}

export interface ListPostsByIdRequest__Output {
  'items': (string)[];
}
