// Original file: proto/kloak/social/v1/social.proto


export interface ListEverybodyRequest {
  /**
   * Which lists are wanted; of another one only its `total` is told.
   */
  'invites'?: (boolean);
  'users'?: (boolean);
  /**
   * Empty: all.
   */
  'search'?: (string);
  /**
   * As in `ListCommentsRequest`; `before` is of the one list that is wanted.
   */
  'page'?: (number);
  'perPage'?: (number);
  'before'?: (string);
  '_before'?: "before";
}

export interface ListEverybodyRequest__Output {
  /**
   * Which lists are wanted; of another one only its `total` is told.
   */
  'invites': (boolean);
  'users': (boolean);
  /**
   * Empty: all.
   */
  'search': (string);
  /**
   * As in `ListCommentsRequest`; `before` is of the one list that is wanted.
   */
  'page': (number);
  'perPage': (number);
  'before'?: (string);
  '_before'?: "before";
}
