// Original file: proto/kloak/groups/v1/events.proto

import type { GroupState as _kloak_groups_v1_GroupState, GroupState__Output as _kloak_groups_v1_GroupState__Output } from '../../../kloak/groups/v1/GroupState.ts';

/**
 * Nobody sees it any more; its owner may restore it for 30 days.
 */
export interface GroupTrashed {
  'group'?: (string);
  'after'?: (_kloak_groups_v1_GroupState | null);
  'by'?: (string);
}

/**
 * Nobody sees it any more; its owner may restore it for 30 days.
 */
export interface GroupTrashed__Output {
  'group': (string);
  'after': (_kloak_groups_v1_GroupState__Output | null);
  'by': (string);
}
