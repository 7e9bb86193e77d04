// Original file: proto/kloak/media/v1/media.proto


/**
 * Whose posts: the member of this id, or of this name; the caller where neither is named.
 */
export interface ListPostsRequest {
  'owner'?: (string);
  'username'?: (string);
  /**
   * From 0. `before`, the `next` of an answer, takes its place.
   */
  'page'?: (number);
  /**
   * 1 to 100; 0 stands for 100.
   */
  'perPage'?: (number);
  'before'?: (string);
  /**
   * Of the videos of this category alone.
   */
  'category'?: (string);
  /**
   * By when they were taken, the last first; else by when they were published.
   */
  'byTaken'?: (boolean);
  '_owner'?: "owner";
  '_username'?: "username";
  '_before'?: "before";
  '_category'?: "category";
}

/**
 * Whose posts: the member of this id, or of this name; the caller where neither is named.
 */
export interface ListPostsRequest__Output {
  'owner'?: (string);
  'username'?: (string);
  /**
   * From 0. `before`, the `next` of an answer, takes its place.
   */
  'page': (number);
  /**
   * 1 to 100; 0 stands for 100.
   */
  'perPage': (number);
  'before'?: (string);
  /**
   * Of the videos of this category alone.
   */
  'category'?: (string);
  /**
   * By when they were taken, the last first; else by when they were published.
   */
  'byTaken': (boolean);
  '_owner'?: "owner";
  '_username'?: "username";
  '_before'?: "before";
  '_category'?: "category";
}
