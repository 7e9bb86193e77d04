// Original file: proto/kloak/groups/v1/groups.proto

import type { Profile as _kloak_groups_v1_Profile, Profile__Output as _kloak_groups_v1_Profile__Output } from '../../../kloak/groups/v1/Profile.ts';

/**
 * For admins.
 */
export interface Management {
  'invited'?: (_kloak_groups_v1_Profile)[];
  'requests'?: (_kloak_groups_v1_Profile)[];
  'blocked'?: (_kloak_groups_v1_Profile)[];
}

/**
 * For admins.
 */
export interface Management__Output {
  'invited': (_kloak_groups_v1_Profile__Output)[];
  'requests': (_kloak_groups_v1_Profile__Output)[];
  'blocked': (_kloak_groups_v1_Profile__Output)[];
}
