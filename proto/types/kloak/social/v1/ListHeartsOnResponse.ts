// Original file: proto/kloak/social/v1/social.proto

import type { HeartOn as _kloak_social_v1_HeartOn, HeartOn__Output as _kloak_social_v1_HeartOn__Output } from '../../../kloak/social/v1/HeartOn.ts';

export interface ListHeartsOnResponse {
  'hearts'?: (_kloak_social_v1_HeartOn)[];
  'next'?: (string);
  '_next'?: "next";
}

export interface ListHeartsOnResponse__Output {
  'hearts': (_kloak_social_v1_HeartOn__Output)[];
  'next'?: (string);
  '_next'?: "next";
}
