// Original file: proto/kloak/social/v1/social.proto

import type { KnownMember as _kloak_social_v1_KnownMember, KnownMember__Output as _kloak_social_v1_KnownMember__Output } from '../../../kloak/social/v1/KnownMember.ts';
import type { Profile as _kloak_social_v1_Profile, Profile__Output as _kloak_social_v1_Profile__Output } from '../../../kloak/social/v1/Profile.ts';

export interface ConnectionsResponse {
  'friends'?: (_kloak_social_v1_KnownMember)[];
  /**
   * Who asked the caller.
   */
  'pending'?: (_kloak_social_v1_Profile)[];
  /**
   * Whom the caller asked.
   */
  'requested'?: (_kloak_social_v1_Profile)[];
  /**
   * Whom the caller blocks.
   */
  'blocked'?: (_kloak_social_v1_Profile)[];
}

export interface ConnectionsResponse__Output {
  'friends': (_kloak_social_v1_KnownMember__Output)[];
  /**
   * Who asked the caller.
   */
  'pending': (_kloak_social_v1_Profile__Output)[];
  /**
   * Whom the caller asked.
   */
  'requested': (_kloak_social_v1_Profile__Output)[];
  /**
   * Whom the caller blocks.
   */
  'blocked': (_kloak_social_v1_Profile__Output)[];
}
