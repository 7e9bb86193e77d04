// Original file: proto/kloak/groups/v1/events.proto

import type { GroupState as _kloak_groups_v1_GroupState, GroupState__Output as _kloak_groups_v1_GroupState__Output } from '../../../kloak/groups/v1/GroupState.ts';

/**
 * The same of a group with many members, each of which no event could carry: who came and went since some event before this one told them all.
 */
export interface GroupStateInBrief {
  /**
   * Without its members.
   */
  'state'?: (_kloak_groups_v1_GroupState | null);
  'memberCount'?: (number);
  /**
   * So many commits of the group, this one counted, tell its members in brief.
   */
  'since'?: (number);
}

/**
 * The same of a group with many members, each of which no event could carry: who came and went since some event before this one told them all.
 */
export interface GroupStateInBrief__Output {
  /**
   * Without its members.
   */
  'state': (_kloak_groups_v1_GroupState__Output | null);
  'memberCount': (number);
  /**
   * So many commits of the group, this one counted, tell its members in brief.
   */
  'since': (number);
}
