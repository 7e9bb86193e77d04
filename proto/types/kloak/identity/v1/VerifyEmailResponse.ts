// Original file: proto/kloak/identity/v1/identity.proto

import type { SessionTokens as _kloak_identity_v1_SessionTokens, SessionTokens__Output as _kloak_identity_v1_SessionTokens__Output } from '../../../kloak/identity/v1/SessionTokens.ts';

export interface VerifyEmailResponse {
  'account'?: (string);
  /**
   * Nothing is confirmed: a password is asked for.
   */
  'needsPassword'?: (boolean);
  /**
   * The address that is confirmed; absent where nothing is.
   */
  'email'?: (string);
  /**
   * Whose session started, and its tokens; absent where none did.
   */
  'username'?: (string);
  'tokens'?: (_kloak_identity_v1_SessionTokens | null);
  '_email'?: "email";
  '_username'?: "username";
}

export interface VerifyEmailResponse__Output {
  'account': (string);
  /**
   * Nothing is confirmed: a password is asked for.
   */
  'needsPassword': (boolean);
  /**
   * The address that is confirmed; absent where nothing is.
   */
  'email'?: (string);
  /**
   * Whose session started, and its tokens; absent where none did.
   */
  'username'?: (string);
  'tokens': (_kloak_identity_v1_SessionTokens__Output | null);
  '_email'?: "email";
  '_username'?: "username";
}
