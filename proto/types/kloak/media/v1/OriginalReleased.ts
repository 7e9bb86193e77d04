// Original file: proto/kloak/media/v1/events.proto


export interface OriginalReleased {
  'owner'?: (string);
  'sha256'?: (string);
  'item'?: (string);
}

export interface OriginalReleased__Output {
  'owner': (string);
  'sha256': (string);
  'item': (string);
}
