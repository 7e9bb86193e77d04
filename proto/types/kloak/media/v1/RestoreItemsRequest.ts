// Original file: proto/kloak/media/v1/media.proto


export interface RestoreItemsRequest {
  'items'?: (string)[];
}

export interface RestoreItemsRequest__Output {
  'items': (string)[];
}
