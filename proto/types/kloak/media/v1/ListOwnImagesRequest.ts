// Original file: proto/kloak/media/v1/media.proto


export interface ListOwnImagesRequest {
  'page'?: (number);
  'perPage'?: (number);
  'before'?: (string);
  '_before'?: "before";
}

export interface ListOwnImagesRequest__Output {
  'page': (number);
  'perPage': (number);
  'before'?: (string);
  '_before'?: "before";
}
