// Original file: proto/kloak/media/v1/media.proto


/**
 * A member with the address that the caller may know: of oneself and of one's connections, once it is confirmed; else without.
 */
export interface KnownMember {
  'id'?: (string);
  'username'?: (string);
  'image'?: (string);
  'email'?: (string);
  '_email'?: "email";
}

/**
 * A member with the address that the caller may know: of oneself and of one's connections, once it is confirmed; else without.
 */
export interface KnownMember__Output {
  'id': (string);
  'username': (string);
  'image': (string);
  'email'?: (string);
  '_email'?: "email";
}
