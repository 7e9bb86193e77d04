// Original file: proto/kloak/groups/v1/groups.proto

import type { Card as _kloak_groups_v1_Card, Card__Output as _kloak_groups_v1_Card__Output } from '../../../kloak/groups/v1/Card.ts';

export interface ListGroupsByIdResponse {
  'groups'?: (_kloak_groups_v1_Card)[];
}

export interface ListGroupsByIdResponse__Output {
  'groups': (_kloak_groups_v1_Card__Output)[];
}
