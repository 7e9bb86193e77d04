// Original file: proto/kloak/groups/v1/groups.proto

import type { Profile as _kloak_groups_v1_Profile, Profile__Output as _kloak_groups_v1_Profile__Output } from '../../../kloak/groups/v1/Profile.ts';

export interface FindInvitableResponse {
  'profiles'?: (_kloak_groups_v1_Profile)[];
}

export interface FindInvitableResponse__Output {
  'profiles': (_kloak_groups_v1_Profile__Output)[];
}
