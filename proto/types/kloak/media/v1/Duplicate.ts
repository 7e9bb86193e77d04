// Original file: proto/kloak/media/v1/media.proto


export interface Duplicate {
  'fileName'?: (string);
  'item'?: (string);
}

export interface Duplicate__Output {
  'fileName': (string);
  'item': (string);
}
