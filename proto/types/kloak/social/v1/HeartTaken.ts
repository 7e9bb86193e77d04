// Original file: proto/kloak/social/v1/events.proto


export interface HeartTaken {
  'item'?: (string);
  'owner'?: (string);
  'who'?: (string);
}

export interface HeartTaken__Output {
  'item': (string);
  'owner': (string);
  'who': (string);
}
