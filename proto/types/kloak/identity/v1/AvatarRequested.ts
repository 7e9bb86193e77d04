// Original file: proto/kloak/identity/v1/events.proto

import type { AvatarSquare as _kloak_identity_v1_AvatarSquare, AvatarSquare__Output as _kloak_identity_v1_AvatarSquare__Output } from '../../../kloak/identity/v1/AvatarSquare.ts';

/**
 * avatar:{account} — the picture that stands for a member. Each event carries the running state: only the newest is read.
 * The member chose another picture: its bytes have come, and are to be made ready. What was asked for before it is not waited for any more.
 */
export interface AvatarRequested {
  'account'?: (string);
  /**
   * Id of the picture, a new one each time.
   */
  'avatar'?: (string);
  /**
   * The one that is shown until then; empty where the drawn one is.
   */
  'shown'?: (string);
  /**
   * Which square of it is shown; absent: see `usualSquare` in proto/rules/avatar-files.ts.
   */
  'square'?: (_kloak_identity_v1_AvatarSquare | null);
  '_square'?: "square";
}

/**
 * avatar:{account} — the picture that stands for a member. Each event carries the running state: only the newest is read.
 * The member chose another picture: its bytes have come, and are to be made ready. What was asked for before it is not waited for any more.
 */
export interface AvatarRequested__Output {
  'account': (string);
  /**
   * Id of the picture, a new one each time.
   */
  'avatar': (string);
  /**
   * The one that is shown until then; empty where the drawn one is.
   */
  'shown': (string);
  /**
   * Which square of it is shown; absent: see `usualSquare` in proto/rules/avatar-files.ts.
   */
  'square'?: (_kloak_identity_v1_AvatarSquare__Output | null);
  '_square'?: "square";
}
