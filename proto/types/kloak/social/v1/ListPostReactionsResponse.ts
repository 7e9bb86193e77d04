// Original file: proto/kloak/social/v1/social.proto

import type { PostReactions as _kloak_social_v1_PostReactions, PostReactions__Output as _kloak_social_v1_PostReactions__Output } from '../../../kloak/social/v1/PostReactions.ts';

export interface ListPostReactionsResponse {
  'reactions'?: (_kloak_social_v1_PostReactions)[];
}

export interface ListPostReactionsResponse__Output {
  'reactions': (_kloak_social_v1_PostReactions__Output)[];
}
