// Original file: proto/kloak/social/v1/social.proto


/**
 * A member with the address that the caller may know: one's own, that of one's connections once it is confirmed; else without.
 */
export interface KnownMember {
  'id'?: (string);
  'username'?: (string);
  'image'?: (string);
  'email'?: (string);
  '_email'?: "email";
}

/**
 * A member with the address that the caller may know: one's own, that of one's connections once it is confirmed; else without.
 */
export interface KnownMember__Output {
  'id': (string);
  'username': (string);
  'image': (string);
  'email'?: (string);
  '_email'?: "email";
}
