// Original file: proto/kloak/identity/v1/identity.proto


export interface ChangeAvatarResponse {
  /**
   * Root-relative URL of the one that is shown now.
   */
  'image'?: (string);
  /**
   * Whether that is the new one; it is still being made ready otherwise.
   */
  'ready'?: (boolean);
}

export interface ChangeAvatarResponse__Output {
  /**
   * Root-relative URL of the one that is shown now.
   */
  'image': (string);
  /**
   * Whether that is the new one; it is still being made ready otherwise.
   */
  'ready': (boolean);
}
