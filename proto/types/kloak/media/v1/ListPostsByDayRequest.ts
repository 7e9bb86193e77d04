// Original file: proto/kloak/media/v1/media.proto


export interface ListPostsByDayRequest {
  /**
   * 1 to 100, `YYYY-MM-DD`.
   */
  'days'?: (string)[];
  /**
   * From 0.
   */
  'page'?: (number);
  /**
   * 1 to 100; 0 stands for 100.
   */
  'perPage'?: (number);
  /**
   * The `next` of an earlier answer; it takes the place of `page`.
   */
  'before'?: (string);
  '_before'?: "before";
}

export interface ListPostsByDayRequest__Output {
  /**
   * 1 to 100, `YYYY-MM-DD`.
   */
  'days': (string)[];
  /**
   * From 0.
   */
  'page': (number);
  /**
   * 1 to 100; 0 stands for 100.
   */
  'perPage': (number);
  /**
   * The `next` of an earlier answer; it takes the place of `page`.
   */
  'before'?: (string);
  '_before'?: "before";
}
