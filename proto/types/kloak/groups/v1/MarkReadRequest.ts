// Original file: proto/kloak/groups/v1/groups.proto


export interface MarkReadRequest {
  'group'?: (string);
  'readTo'?: (string);
}

export interface MarkReadRequest__Output {
  'group': (string);
  'readTo': (string);
}
