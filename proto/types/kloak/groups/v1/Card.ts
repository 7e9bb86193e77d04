// Original file: proto/kloak/groups/v1/groups.proto


/**
 * What everybody may know of a group.
 */
export interface Card {
  'id'?: (string);
  /**
   * Empty where it was erased, as is the description.
   */
  'name'?: (string);
  'description'?: (string);
  'memberCount'?: (number);
  /**
   * The id of its picture, if it has one.
   */
  'banner'?: (string);
  /**
   * Of the newest 10 posts, how many are of others and not seen by the caller, who is in the group; absent: none, or not asked for the caller.
   */
  'newPosts'?: (number);
  /**
   * Of a group without a picture the first 3 items of its newest 10 posts, whether the caller, who is in it, may see them or not; where groups are listed.
   */
  'newest'?: (string)[];
  '_banner'?: "banner";
  '_newPosts'?: "newPosts";
}

/**
 * What everybody may know of a group.
 */
export interface Card__Output {
  'id': (string);
  /**
   * Empty where it was erased, as is the description.
   */
  'name': (string);
  'description': (string);
  'memberCount': (number);
  /**
   * The id of its picture, if it has one.
   */
  'banner'?: (string);
  /**
   * Of the newest 10 posts, how many are of others and not seen by the caller, who is in the group; absent: none, or not asked for the caller.
   */
  'newPosts'?: (number);
  /**
   * Of a group without a picture the first 3 items of its newest 10 posts, whether the caller, who is in it, may see them or not; where groups are listed.
   */
  'newest': (string)[];
  '_banner'?: "banner";
  '_newPosts'?: "newPosts";
}
