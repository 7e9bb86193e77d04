// Original file: proto/kloak/social/v1/events.proto


export interface ConnectionAccepted {
  'low'?: (string);
  'high'?: (string);
  'by'?: (string);
}

export interface ConnectionAccepted__Output {
  'low': (string);
  'high': (string);
  'by': (string);
}
