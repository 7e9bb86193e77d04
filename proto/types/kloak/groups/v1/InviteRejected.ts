// Original file: proto/kloak/groups/v1/events.proto

import type { GroupState as _kloak_groups_v1_GroupState, GroupState__Output as _kloak_groups_v1_GroupState__Output } from '../../../kloak/groups/v1/GroupState.ts';
import type { GroupStateInBrief as _kloak_groups_v1_GroupStateInBrief, GroupStateInBrief__Output as _kloak_groups_v1_GroupStateInBrief__Output } from '../../../kloak/groups/v1/GroupStateInBrief.ts';

export interface InviteRejected {
  'group'?: (string);
  'after'?: (_kloak_groups_v1_GroupState | null);
  'who'?: (string);
  'brief'?: (_kloak_groups_v1_GroupStateInBrief | null);
  '_brief'?: "brief";
}

export interface InviteRejected__Output {
  'group': (string);
  'after': (_kloak_groups_v1_GroupState__Output | null);
  'who': (string);
  'brief'?: (_kloak_groups_v1_GroupStateInBrief__Output | null);
  '_brief'?: "brief";
}
