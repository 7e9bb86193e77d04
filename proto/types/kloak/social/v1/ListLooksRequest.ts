// Original file: proto/kloak/social/v1/social.proto


export interface ListLooksRequest {
  /**
   * As in `ListCommentsRequest`.
   */
  'page'?: (number);
  'perPage'?: (number);
  'before'?: (string);
  '_before'?: "before";
}

export interface ListLooksRequest__Output {
  /**
   * As in `ListCommentsRequest`.
   */
  'page': (number);
  'perPage': (number);
  'before'?: (string);
  '_before'?: "before";
}
