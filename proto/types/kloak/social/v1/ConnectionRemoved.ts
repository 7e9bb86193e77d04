// Original file: proto/kloak/social/v1/events.proto


export interface ConnectionRemoved {
  'low'?: (string);
  'high'?: (string);
  'by'?: (string);
}

export interface ConnectionRemoved__Output {
  'low': (string);
  'high': (string);
  'by': (string);
}
