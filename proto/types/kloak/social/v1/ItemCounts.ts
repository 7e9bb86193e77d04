// Original file: proto/kloak/social/v1/social.proto


export interface ItemCounts {
  'item'?: (string);
  'hearts'?: (number);
  'comments'?: (number);
}

export interface ItemCounts__Output {
  'item': (string);
  'hearts': (number);
  'comments': (number);
}
