// Original file: proto/kloak/social/v1/social.proto

import type { Invite as _kloak_social_v1_Invite, Invite__Output as _kloak_social_v1_Invite__Output } from '../../../kloak/social/v1/Invite.ts';
import type { Profile as _kloak_social_v1_Profile, Profile__Output as _kloak_social_v1_Profile__Output } from '../../../kloak/social/v1/Profile.ts';

export interface SendInviteResponse {
  /**
   * As `ListInvites` answers.
   */
  'invites'?: (_kloak_social_v1_Invite)[];
  /**
   * The member who was asked to connect instead.
   */
  'member'?: (_kloak_social_v1_Profile | null);
  /**
   * The two are connected: they were, or the member had asked.
   */
  'connected'?: (boolean);
  '_member'?: "member";
}

export interface SendInviteResponse__Output {
  /**
   * As `ListInvites` answers.
   */
  'invites': (_kloak_social_v1_Invite__Output)[];
  /**
   * The member who was asked to connect instead.
   */
  'member'?: (_kloak_social_v1_Profile__Output | null);
  /**
   * The two are connected: they were, or the member had asked.
   */
  'connected': (boolean);
  '_member'?: "member";
}
