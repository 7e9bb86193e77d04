// Original file: proto/kloak/identity/v1/identity.proto


export interface GetAccountResponse {
  'account'?: (string);
  'username'?: (string);
  'email'?: (string);
  'verified'?: (boolean);
  'admin'?: (boolean);
  /**
   * Root-relative URL of the avatar.
   */
  'image'?: (string);
  /**
   * Another one is being made ready.
   */
  'imagePending'?: (boolean);
  /**
   * Why the one that was chosen last cannot be shown: a code of proto/rules/avatar-files.ts.
   */
  'imageFailure'?: (string);
  '_imageFailure'?: "imageFailure";
}

export interface GetAccountResponse__Output {
  'account': (string);
  'username': (string);
  'email': (string);
  'verified': (boolean);
  'admin': (boolean);
  /**
   * Root-relative URL of the avatar.
   */
  'image': (string);
  /**
   * Another one is being made ready.
   */
  'imagePending': (boolean);
  /**
   * Why the one that was chosen last cannot be shown: a code of proto/rules/avatar-files.ts.
   */
  'imageFailure'?: (string);
  '_imageFailure'?: "imageFailure";
}
