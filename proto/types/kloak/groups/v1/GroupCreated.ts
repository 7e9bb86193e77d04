// Original file: proto/kloak/groups/v1/events.proto

import type { GroupState as _kloak_groups_v1_GroupState, GroupState__Output as _kloak_groups_v1_GroupState__Output } from '../../../kloak/groups/v1/GroupState.ts';

/**
 * group:{id} — a group, in one order. `after` is how it stands after the event; of a large one not every event has it, and those that do not have `brief`.
 */
export interface GroupCreated {
  'group'?: (string);
  'after'?: (_kloak_groups_v1_GroupState | null);
  'by'?: (string);
  'name'?: (string);
  'description'?: (string);
}

/**
 * group:{id} — a group, in one order. `after` is how it stands after the event; of a large one not every event has it, and those that do not have `brief`.
 */
export interface GroupCreated__Output {
  'group': (string);
  'after': (_kloak_groups_v1_GroupState__Output | null);
  'by': (string);
  'name': (string);
  'description': (string);
}
