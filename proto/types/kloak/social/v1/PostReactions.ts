// Original file: proto/kloak/social/v1/social.proto

import type { Heart as _kloak_social_v1_Heart, Heart__Output as _kloak_social_v1_Heart__Output } from '../../../kloak/social/v1/Heart.ts';

export interface PostReactions {
  'groupPost'?: (string);
  /**
   * The first four, the caller's own before the others.
   */
  'hearts'?: (_kloak_social_v1_Heart)[];
  'heartCount'?: (number);
  /**
   * With replies.
   */
  'commentCount'?: (number);
}

export interface PostReactions__Output {
  'groupPost': (string);
  /**
   * The first four, the caller's own before the others.
   */
  'hearts': (_kloak_social_v1_Heart__Output)[];
  'heartCount': (number);
  /**
   * With replies.
   */
  'commentCount': (number);
}
