// Original file: proto/kloak/groups/v1/groups.proto


export interface SearchGroupsRequest {
  'text'?: (string);
  'page'?: (number);
  /**
   * 1 to 100; 0 stands for 100.
   */
  'perPage'?: (number);
  'before'?: (string);
  '_before'?: "before";
}

export interface SearchGroupsRequest__Output {
  'text': (string);
  'page': (number);
  /**
   * 1 to 100; 0 stands for 100.
   */
  'perPage': (number);
  'before'?: (string);
  '_before'?: "before";
}
