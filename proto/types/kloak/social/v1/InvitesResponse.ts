// Original file: proto/kloak/social/v1/social.proto

import type { Invite as _kloak_social_v1_Invite, Invite__Output as _kloak_social_v1_Invite__Output } from '../../../kloak/social/v1/Invite.ts';

export interface InvitesResponse {
  'invites'?: (_kloak_social_v1_Invite)[];
}

export interface InvitesResponse__Output {
  'invites': (_kloak_social_v1_Invite__Output)[];
}
