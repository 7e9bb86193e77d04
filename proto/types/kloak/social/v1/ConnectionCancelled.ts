// Original file: proto/kloak/social/v1/events.proto


export interface ConnectionCancelled {
  'low'?: (string);
  'high'?: (string);
  'by'?: (string);
}

export interface ConnectionCancelled__Output {
  'low': (string);
  'high': (string);
  'by': (string);
}
