// Original file: proto/kloak/social/v1/social.proto

import type { Heart as _kloak_social_v1_Heart, Heart__Output as _kloak_social_v1_Heart__Output } from '../../../kloak/social/v1/Heart.ts';

export interface ListHeartsResponse {
  'hearts'?: (_kloak_social_v1_Heart)[];
  'total'?: (number);
  'next'?: (string);
  '_next'?: "next";
}

export interface ListHeartsResponse__Output {
  'hearts': (_kloak_social_v1_Heart__Output)[];
  'total': (number);
  'next'?: (string);
  '_next'?: "next";
}
