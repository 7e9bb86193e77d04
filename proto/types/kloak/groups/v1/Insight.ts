// Original file: proto/kloak/groups/v1/groups.proto

import type { Profile as _kloak_groups_v1_Profile, Profile__Output as _kloak_groups_v1_Profile__Output } from '../../../kloak/groups/v1/Profile.ts';

/**
 * For who is in it.
 */
export interface Insight {
  'hidden'?: (boolean);
  'owner'?: (_kloak_groups_v1_Profile | null);
  /**
   * The owner first.
   */
  'admins'?: (_kloak_groups_v1_Profile)[];
  /**
   * Without admins, in the order in which they joined: the first 25, whom `ListMembers` goes on.
   */
  'members'?: (_kloak_groups_v1_Profile)[];
}

/**
 * For who is in it.
 */
export interface Insight__Output {
  'hidden': (boolean);
  'owner': (_kloak_groups_v1_Profile__Output | null);
  /**
   * The owner first.
   */
  'admins': (_kloak_groups_v1_Profile__Output)[];
  /**
   * Without admins, in the order in which they joined: the first 25, whom `ListMembers` goes on.
   */
  'members': (_kloak_groups_v1_Profile__Output)[];
}
