// Original file: proto/kloak/groups/v1/groups.proto


export interface ListHistoryRequest {
  'group'?: (string);
  'page'?: (number);
  'perPage'?: (number);
  'before'?: (string);
  '_before'?: "before";
}

export interface ListHistoryRequest__Output {
  'group': (string);
  'page': (number);
  'perPage': (number);
  'before'?: (string);
  '_before'?: "before";
}
