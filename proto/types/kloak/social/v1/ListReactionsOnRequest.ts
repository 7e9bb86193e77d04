// Original file: proto/kloak/social/v1/social.proto


export interface ListReactionsOnRequest {
  /**
   * Whose the items are.
   */
  'member'?: (string);
  /**
   * Items, or comments.
   */
  'things'?: (string)[];
  'before'?: (string);
  '_before'?: "before";
}

export interface ListReactionsOnRequest__Output {
  /**
   * Whose the items are.
   */
  'member': (string);
  /**
   * Items, or comments.
   */
  'things': (string)[];
  'before'?: (string);
  '_before'?: "before";
}
