// Original file: proto/kloak/social/v1/social.proto

import type { Profile as _kloak_social_v1_Profile, Profile__Output as _kloak_social_v1_Profile__Output } from '../../../kloak/social/v1/Profile.ts';

export interface ProfileResponse {
  'profile'?: (_kloak_social_v1_Profile | null);
  /**
   * Of the caller's own profile, asked for by name: of how many uploads something was published.
   */
  'uploadCount'?: (number);
  '_uploadCount'?: "uploadCount";
}

export interface ProfileResponse__Output {
  'profile': (_kloak_social_v1_Profile__Output | null);
  /**
   * Of the caller's own profile, asked for by name: of how many uploads something was published.
   */
  'uploadCount'?: (number);
  '_uploadCount'?: "uploadCount";
}
