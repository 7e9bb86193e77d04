// Original file: proto/kloak/groups/v1/groups.proto

import type { Profile as _kloak_groups_v1_Profile, Profile__Output as _kloak_groups_v1_Profile__Output } from '../../../kloak/groups/v1/Profile.ts';

export interface Post {
  'id'?: (string);
  'group'?: (string);
  'author'?: (_kloak_groups_v1_Profile | null);
  /**
   * Empty where it was erased, or only items were posted.
   */
  'text'?: (string);
  /**
   * ISO 8601 UTC.
   */
  'createdAt'?: (string);
  'edited'?: (boolean);
  /**
   * Whether the caller may see them or not.
   */
  'items'?: (string)[];
  'album'?: (string);
  '_album'?: "album";
}

export interface Post__Output {
  'id': (string);
  'group': (string);
  'author': (_kloak_groups_v1_Profile__Output | null);
  /**
   * Empty where it was erased, or only items were posted.
   */
  'text': (string);
  /**
   * ISO 8601 UTC.
   */
  'createdAt': (string);
  'edited': (boolean);
  /**
   * Whether the caller may see them or not.
   */
  'items': (string)[];
  'album'?: (string);
  '_album'?: "album";
}
