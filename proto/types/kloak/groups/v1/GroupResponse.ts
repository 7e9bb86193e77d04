// Original file: proto/kloak/groups/v1/groups.proto

import type { Group as _kloak_groups_v1_Group, Group__Output as _kloak_groups_v1_Group__Output } from '../../../kloak/groups/v1/Group.ts';

export interface GroupResponse {
  'group'?: (_kloak_groups_v1_Group | null);
}

export interface GroupResponse__Output {
  'group': (_kloak_groups_v1_Group__Output | null);
}
