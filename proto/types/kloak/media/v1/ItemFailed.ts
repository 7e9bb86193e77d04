// Original file: proto/kloak/media/v1/events.proto


export interface ItemFailed {
  'item'?: (string);
  'owner'?: (string);
  'reason'?: (string);
}

export interface ItemFailed__Output {
  'item': (string);
  'owner': (string);
  'reason': (string);
}
