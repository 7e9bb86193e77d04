// Original file: proto/kloak/groups/v1/groups.proto

import type { Profile as _kloak_groups_v1_Profile, Profile__Output as _kloak_groups_v1_Profile__Output } from '../../../kloak/groups/v1/Profile.ts';

export interface ListMembersResponse {
  'members'?: (_kloak_groups_v1_Profile)[];
  'next'?: (string);
  '_next'?: "next";
}

export interface ListMembersResponse__Output {
  'members': (_kloak_groups_v1_Profile__Output)[];
  'next'?: (string);
  '_next'?: "next";
}
