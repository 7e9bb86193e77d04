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
  '_banner'?: "banner";
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
  '_banner'?: "banner";
}
