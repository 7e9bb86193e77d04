// Original file: proto/kloak/social/v1/social.proto


export interface ListReportsRequest {
  'closed'?: (boolean);
  /**
   * As in `ListCommentsRequest`.
   */
  'page'?: (number);
  'perPage'?: (number);
  'before'?: (string);
  '_before'?: "before";
}

export interface ListReportsRequest__Output {
  'closed': (boolean);
  /**
   * As in `ListCommentsRequest`.
   */
  'page': (number);
  'perPage': (number);
  'before'?: (string);
  '_before'?: "before";
}
