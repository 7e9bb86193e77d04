// Original file: proto/kloak/social/v1/social.proto

import type { KnownMember as _kloak_social_v1_KnownMember, KnownMember__Output as _kloak_social_v1_KnownMember__Output } from '../../../kloak/social/v1/KnownMember.ts';

export interface ProfileResponse {
  'profile'?: (_kloak_social_v1_KnownMember | null);
  /**
   * Of the caller's own profile, asked for by name: of how many uploads something was published.
   */
  'uploadCount'?: (number);
  '_uploadCount'?: "uploadCount";
}

export interface ProfileResponse__Output {
  'profile': (_kloak_social_v1_KnownMember__Output | null);
  /**
   * Of the caller's own profile, asked for by name: of how many uploads something was published.
   */
  'uploadCount'?: (number);
  '_uploadCount'?: "uploadCount";
}
