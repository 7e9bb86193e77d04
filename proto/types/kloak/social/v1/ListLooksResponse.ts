// Original file: proto/kloak/social/v1/social.proto

import type { AskedLook as _kloak_social_v1_AskedLook, AskedLook__Output as _kloak_social_v1_AskedLook__Output } from '../../../kloak/social/v1/AskedLook.ts';
import type { LookEntry as _kloak_social_v1_LookEntry, LookEntry__Output as _kloak_social_v1_LookEntry__Output } from '../../../kloak/social/v1/LookEntry.ts';

export interface ListLooksResponse {
  /**
   * What waits for an answer or was answered with yes, newest first; at most 100.
   */
  'asked'?: (_kloak_social_v1_AskedLook)[];
  'looks'?: (_kloak_social_v1_LookEntry)[];
  'next'?: (string);
  '_next'?: "next";
}

export interface ListLooksResponse__Output {
  /**
   * What waits for an answer or was answered with yes, newest first; at most 100.
   */
  'asked': (_kloak_social_v1_AskedLook__Output)[];
  'looks': (_kloak_social_v1_LookEntry__Output)[];
  'next'?: (string);
  '_next'?: "next";
}
