// Original file: proto/kloak/social/v1/social.proto


export interface ListHeartsRequest {
  'item'?: (string);
  'page'?: (number);
  'perPage'?: (number);
  'before'?: (string);
  '_before'?: "before";
}

export interface ListHeartsRequest__Output {
  'item': (string);
  'page': (number);
  'perPage': (number);
  'before'?: (string);
  '_before'?: "before";
}
