// Original file: proto/kloak/groups/v1/groups.proto

import type { Card as _kloak_groups_v1_Card, Card__Output as _kloak_groups_v1_Card__Output } from '../../../kloak/groups/v1/Card.ts';
import type { TrashedGroup as _kloak_groups_v1_TrashedGroup, TrashedGroup__Output as _kloak_groups_v1_TrashedGroup__Output } from '../../../kloak/groups/v1/TrashedGroup.ts';

export interface ListGroupsResponse {
  /**
   * At most 100.
   */
  'groups'?: (_kloak_groups_v1_Card)[];
  /**
   * The newest 100.
   */
  'invites'?: (_kloak_groups_v1_Card)[];
  /**
   * The newest 100.
   */
  'trashed'?: (_kloak_groups_v1_TrashedGroup)[];
}

export interface ListGroupsResponse__Output {
  /**
   * At most 100.
   */
  'groups': (_kloak_groups_v1_Card__Output)[];
  /**
   * The newest 100.
   */
  'invites': (_kloak_groups_v1_Card__Output)[];
  /**
   * The newest 100.
   */
  'trashed': (_kloak_groups_v1_TrashedGroup__Output)[];
}
