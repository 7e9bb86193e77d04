// Original file: proto/kloak/media/v1/media.proto


export interface ListLatestVideosRequest {
  /**
   * From 0.
   */
  'page'?: (number);
  /**
   * 1–100; 0 means 9.
   */
  'perPage'?: (number);
  /**
   * The `next` of an earlier answer; it takes the place of `page`.
   */
  'before'?: (string);
  '_before'?: "before";
}

export interface ListLatestVideosRequest__Output {
  /**
   * From 0.
   */
  'page': (number);
  /**
   * 1–100; 0 means 9.
   */
  'perPage': (number);
  /**
   * The `next` of an earlier answer; it takes the place of `page`.
   */
  'before'?: (string);
  '_before'?: "before";
}
