// Original file: proto/kloak/groups/v1/events.proto

import type { GroupState as _kloak_groups_v1_GroupState, GroupState__Output as _kloak_groups_v1_GroupState__Output } from '../../../kloak/groups/v1/GroupState.ts';
import type { GroupStateInBrief as _kloak_groups_v1_GroupStateInBrief, GroupStateInBrief__Output as _kloak_groups_v1_GroupStateInBrief__Output } from '../../../kloak/groups/v1/GroupStateInBrief.ts';

/**
 * Named or described anew by `by`, or hidden, or shown.
 */
export interface GroupDetailsChanged {
  'group'?: (string);
  'after'?: (_kloak_groups_v1_GroupState | null);
  'by'?: (string);
  /**
   * Absent where it stays as it was.
   */
  'name'?: (string);
  'description'?: (string);
  'brief'?: (_kloak_groups_v1_GroupStateInBrief | null);
  '_brief'?: "brief";
  '_name'?: "name";
  '_description'?: "description";
}

/**
 * Named or described anew by `by`, or hidden, or shown.
 */
export interface GroupDetailsChanged__Output {
  'group': (string);
  'after': (_kloak_groups_v1_GroupState__Output | null);
  'by': (string);
  /**
   * Absent where it stays as it was.
   */
  'name'?: (string);
  'description'?: (string);
  'brief'?: (_kloak_groups_v1_GroupStateInBrief__Output | null);
  '_brief'?: "brief";
  '_name'?: "name";
  '_description'?: "description";
}
