// Original file: proto/kloak/groups/v1/groups.proto

import type { Profile as _kloak_groups_v1_Profile, Profile__Output as _kloak_groups_v1_Profile__Output } from '../../../kloak/groups/v1/Profile.ts';

/**
 * Something that somebody did in a group by what they may there.
 */
export interface HistoryEntry {
  'id'?: (string);
  /**
   * One of proto/rules/group-history.ts.
   */
  'act'?: (string);
  'by'?: (_kloak_groups_v1_Profile | null);
  /**
   * To whom, or to whose post; absent where it is about the group.
   */
  'who'?: (_kloak_groups_v1_Profile | null);
  /**
   * ISO 8601 UTC.
   */
  'at'?: (string);
  '_who'?: "who";
}

/**
 * Something that somebody did in a group by what they may there.
 */
export interface HistoryEntry__Output {
  'id': (string);
  /**
   * One of proto/rules/group-history.ts.
   */
  'act': (string);
  'by': (_kloak_groups_v1_Profile__Output | null);
  /**
   * To whom, or to whose post; absent where it is about the group.
   */
  'who'?: (_kloak_groups_v1_Profile__Output | null);
  /**
   * ISO 8601 UTC.
   */
  'at': (string);
  '_who'?: "who";
}
