// Original file: proto/kloak/social/v1/social.proto

import type { Profile as _kloak_social_v1_Profile, Profile__Output as _kloak_social_v1_Profile__Output } from '../../../kloak/social/v1/Profile.ts';

export interface HeartOn {
  'item'?: (string);
  'profile'?: (_kloak_social_v1_Profile | null);
}

export interface HeartOn__Output {
  'item': (string);
  'profile': (_kloak_social_v1_Profile__Output | null);
}
