// Original file: proto/kloak/chat/v1/chat.proto


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
