// Original file: proto/kloak/social/v1/social.proto


export interface ListOwnReportsRequest {
  /**
   * As in `ListCommentsRequest`.
   */
  'page'?: (number);
  'perPage'?: (number);
  'before'?: (string);
  '_before'?: "before";
}

export interface ListOwnReportsRequest__Output {
  /**
   * As in `ListCommentsRequest`.
   */
  'page': (number);
  'perPage': (number);
  'before'?: (string);
  '_before'?: "before";
}
