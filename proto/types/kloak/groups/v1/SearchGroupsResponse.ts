// Original file: proto/kloak/groups/v1/groups.proto

import type { Card as _kloak_groups_v1_Card, Card__Output as _kloak_groups_v1_Card__Output } from '../../../kloak/groups/v1/Card.ts';

export interface SearchGroupsResponse {
  'groups'?: (_kloak_groups_v1_Card)[];
  'next'?: (string);
  '_next'?: "next";
}

export interface SearchGroupsResponse__Output {
  'groups': (_kloak_groups_v1_Card__Output)[];
  'next'?: (string);
  '_next'?: "next";
}
