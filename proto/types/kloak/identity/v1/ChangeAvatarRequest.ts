// Original file: proto/kloak/identity/v1/identity.proto

import type { AvatarSquare as _kloak_identity_v1_AvatarSquare, AvatarSquare__Output as _kloak_identity_v1_AvatarSquare__Output } from '../../../kloak/identity/v1/AvatarSquare.ts';

export interface ChangeAvatarRequest {
  /**
   * A new id; the bytes stand under the incoming key of it and the caller.
   */
  'avatar'?: (string);
  /**
   * Which square of it is to be shown; the usual one where it is absent.
   */
  'square'?: (_kloak_identity_v1_AvatarSquare | null);
  '_square'?: "square";
}

export interface ChangeAvatarRequest__Output {
  /**
   * A new id; the bytes stand under the incoming key of it and the caller.
   */
  'avatar': (string);
  /**
   * Which square of it is to be shown; the usual one where it is absent.
   */
  'square'?: (_kloak_identity_v1_AvatarSquare__Output | null);
  '_square'?: "square";
}
