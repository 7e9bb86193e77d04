// Original file: proto/kloak/social/v1/social.proto


/**
 * What everybody may know of a member.
 */
export interface Profile {
  'id'?: (string);
  'username'?: (string);
  /**
   * Root-relative URL of the avatar.
   */
  'image'?: (string);
}

/**
 * What everybody may know of a member.
 */
export interface Profile__Output {
  'id': (string);
  'username': (string);
  /**
   * Root-relative URL of the avatar.
   */
  'image': (string);
}
