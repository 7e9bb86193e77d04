// Original file: proto/kloak/identity/v1/identity.proto

import type { Session as _kloak_identity_v1_Session, Session__Output as _kloak_identity_v1_Session__Output } from '../../../kloak/identity/v1/Session.ts';

export interface ListSessionsResponse {
  'sessions'?: (_kloak_identity_v1_Session)[];
}

export interface ListSessionsResponse__Output {
  'sessions': (_kloak_identity_v1_Session__Output)[];
}
