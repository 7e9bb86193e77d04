// Original file: proto/kloak/social/v1/social.proto

import type { Heart as _kloak_social_v1_Heart, Heart__Output as _kloak_social_v1_Heart__Output } from '../../../kloak/social/v1/Heart.ts';

export interface GiveHeartResponse {
  'heart'?: (_kloak_social_v1_Heart | null);
}

export interface GiveHeartResponse__Output {
  'heart': (_kloak_social_v1_Heart__Output | null);
}
