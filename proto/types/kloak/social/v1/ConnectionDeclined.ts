// Original file: proto/kloak/social/v1/events.proto


export interface ConnectionDeclined {
  'low'?: (string);
  'high'?: (string);
  'by'?: (string);
}

export interface ConnectionDeclined__Output {
  'low': (string);
  'high': (string);
  'by': (string);
}
