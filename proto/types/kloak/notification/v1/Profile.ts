// Original file: proto/kloak/notification/v1/notification.proto


export interface Profile {
  'id'?: (string);
  'username'?: (string);
  /**
   * Root-relative URL of the avatar.
   */
  'image'?: (string);
}

export interface Profile__Output {
  'id': (string);
  'username': (string);
  /**
   * Root-relative URL of the avatar.
   */
  'image': (string);
}
