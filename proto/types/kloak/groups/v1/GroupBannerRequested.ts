// Original file: proto/kloak/groups/v1/events.proto

import type { GroupState as _kloak_groups_v1_GroupState, GroupState__Output as _kloak_groups_v1_GroupState__Output } from '../../../kloak/groups/v1/GroupState.ts';
import type { GroupStateInBrief as _kloak_groups_v1_GroupStateInBrief, GroupStateInBrief__Output as _kloak_groups_v1_GroupStateInBrief__Output } from '../../../kloak/groups/v1/GroupStateInBrief.ts';

/**
 * `by` chose an image of their own as the picture of the group, which is to be made of it.
 */
export interface GroupBannerRequested {
  'group'?: (string);
  'after'?: (_kloak_groups_v1_GroupState | null);
  'by'?: (string);
  'banner'?: (string);
  'item'?: (string);
  /**
   * How often its owner had made the image private before. Older events do not tell it: 0.
   */
  'narrowed'?: (number);
  'brief'?: (_kloak_groups_v1_GroupStateInBrief | null);
  '_brief'?: "brief";
}

/**
 * `by` chose an image of their own as the picture of the group, which is to be made of it.
 */
export interface GroupBannerRequested__Output {
  'group': (string);
  'after': (_kloak_groups_v1_GroupState__Output | null);
  'by': (string);
  'banner': (string);
  'item': (string);
  /**
   * How often its owner had made the image private before. Older events do not tell it: 0.
   */
  'narrowed': (number);
  'brief'?: (_kloak_groups_v1_GroupStateInBrief__Output | null);
  '_brief'?: "brief";
}
