// Original file: proto/kloak/social/v1/social.proto


export interface Profile {
  'id'?: (string);
  'username'?: (string);
  /**
   * Root-relative URL of the avatar.
   */
  'image'?: (string);
  /**
   * Only of oneself and of one's connections.
   */
  'email'?: (string);
  '_email'?: "email";
}

export interface Profile__Output {
  'id': (string);
  'username': (string);
  /**
   * Root-relative URL of the avatar.
   */
  'image': (string);
  /**
   * Only of oneself and of one's connections.
   */
  'email'?: (string);
  '_email'?: "email";
}
