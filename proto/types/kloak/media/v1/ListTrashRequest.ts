// Original file: proto/kloak/media/v1/media.proto


export interface ListTrashRequest {
  'page'?: (number);
  'perPage'?: (number);
  'before'?: (string);
  '_before'?: "before";
}

export interface ListTrashRequest__Output {
  'page': (number);
  'perPage': (number);
  'before'?: (string);
  '_before'?: "before";
}
