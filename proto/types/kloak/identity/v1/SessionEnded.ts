// Original file: proto/kloak/identity/v1/events.proto

import type { SessionEndReason as _kloak_identity_v1_SessionEndReason, SessionEndReason__Output as _kloak_identity_v1_SessionEndReason__Output } from '../../../kloak/identity/v1/SessionEndReason.ts';

export interface SessionEnded {
  'session'?: (string);
  'account'?: (string);
  'reason'?: (_kloak_identity_v1_SessionEndReason);
}

export interface SessionEnded__Output {
  'session': (string);
  'account': (string);
  'reason': (_kloak_identity_v1_SessionEndReason__Output);
}
