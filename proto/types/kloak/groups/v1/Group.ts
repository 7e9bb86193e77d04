// Original file: proto/kloak/groups/v1/groups.proto

import type { Card as _kloak_groups_v1_Card, Card__Output as _kloak_groups_v1_Card__Output } from '../../../kloak/groups/v1/Card.ts';
import type { Standing as _kloak_groups_v1_Standing, Standing__Output as _kloak_groups_v1_Standing__Output } from '../../../kloak/groups/v1/Standing.ts';
import type { Insight as _kloak_groups_v1_Insight, Insight__Output as _kloak_groups_v1_Insight__Output } from '../../../kloak/groups/v1/Insight.ts';
import type { Management as _kloak_groups_v1_Management, Management__Output as _kloak_groups_v1_Management__Output } from '../../../kloak/groups/v1/Management.ts';

export interface Group {
  'card'?: (_kloak_groups_v1_Card | null);
  'standing'?: (_kloak_groups_v1_Standing | null);
  'insight'?: (_kloak_groups_v1_Insight | null);
  'management'?: (_kloak_groups_v1_Management | null);
}

export interface Group__Output {
  'card': (_kloak_groups_v1_Card__Output | null);
  'standing': (_kloak_groups_v1_Standing__Output | null);
  'insight': (_kloak_groups_v1_Insight__Output | null);
  'management': (_kloak_groups_v1_Management__Output | null);
}
