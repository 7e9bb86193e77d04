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
  /**
   * Which words of help its owner has read.
   */
  'seenHelp'?: (string)[];
  /**
   * When it is deleted, unless its owner keeps it: ISO 8601 UTC; absent where that was not asked for.
   */
  'deletesAt'?: (string);
  '_imageFailure'?: "imageFailure";
  '_deletesAt'?: "deletesAt";
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
  /**
   * Which words of help its owner has read.
   */
  'seenHelp': (string)[];
  /**
   * When it is deleted, unless its owner keeps it: ISO 8601 UTC; absent where that was not asked for.
   */
  'deletesAt'?: (string);
  '_imageFailure'?: "imageFailure";
  '_deletesAt'?: "deletesAt";
}
