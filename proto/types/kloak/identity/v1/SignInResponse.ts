// Original file: proto/kloak/identity/v1/identity.proto

import type { SessionTokens as _kloak_identity_v1_SessionTokens, SessionTokens__Output as _kloak_identity_v1_SessionTokens__Output } from '../../../kloak/identity/v1/SessionTokens.ts';

export interface SignInResponse {
  'account'?: (string);
  'username'?: (string);
  'tokens'?: (_kloak_identity_v1_SessionTokens | null);
}

export interface SignInResponse__Output {
  'account': (string);
  'username': (string);
  'tokens': (_kloak_identity_v1_SessionTokens__Output | null);
}
