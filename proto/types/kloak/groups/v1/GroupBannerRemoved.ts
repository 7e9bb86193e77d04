// Original file: proto/kloak/groups/v1/events.proto

import type { GroupState as _kloak_groups_v1_GroupState, GroupState__Output as _kloak_groups_v1_GroupState__Output } from '../../../kloak/groups/v1/GroupState.ts';
import type { Banner as _kloak_groups_v1_Banner, Banner__Output as _kloak_groups_v1_Banner__Output } from '../../../kloak/groups/v1/Banner.ts';
import type { GroupStateInBrief as _kloak_groups_v1_GroupStateInBrief, GroupStateInBrief__Output as _kloak_groups_v1_GroupStateInBrief__Output } from '../../../kloak/groups/v1/GroupStateInBrief.ts';

/**
 * None is shown any more: an admin removed it, who had chosen it is forgotten, or deleted its image or made it private.
 */
export interface GroupBannerRemoved {
  'group'?: (string);
  'after'?: (_kloak_groups_v1_GroupState | null);
  'by'?: (string);
  'former'?: (_kloak_groups_v1_Banner | null);
  'brief'?: (_kloak_groups_v1_GroupStateInBrief | null);
  '_brief'?: "brief";
  '_former'?: "former";
}

/**
 * None is shown any more: an admin removed it, who had chosen it is forgotten, or deleted its image or made it private.
 */
export interface GroupBannerRemoved__Output {
  'group': (string);
  'after': (_kloak_groups_v1_GroupState__Output | null);
  'by': (string);
  'former'?: (_kloak_groups_v1_Banner__Output | null);
  'brief'?: (_kloak_groups_v1_GroupStateInBrief__Output | null);
  '_brief'?: "brief";
  '_former'?: "former";
}
