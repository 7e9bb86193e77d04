// Original file: proto/kloak/social/v1/social.proto

import type { ItemCounts as _kloak_social_v1_ItemCounts, ItemCounts__Output as _kloak_social_v1_ItemCounts__Output } from '../../../kloak/social/v1/ItemCounts.ts';

export interface ListItemCountsResponse {
  'counts'?: (_kloak_social_v1_ItemCounts)[];
}

export interface ListItemCountsResponse__Output {
  'counts': (_kloak_social_v1_ItemCounts__Output)[];
}
