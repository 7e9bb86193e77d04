// Original file: proto/kloak/social/v1/social.proto

import type { Profile as _kloak_social_v1_Profile, Profile__Output as _kloak_social_v1_Profile__Output } from '../../../kloak/social/v1/Profile.ts';

export interface LookEntry {
  'id'?: (string);
  'item'?: (string);
  'by'?: (_kloak_social_v1_Profile | null);
  'at'?: (string);
}

export interface LookEntry__Output {
  'id': (string);
  'item': (string);
  'by': (_kloak_social_v1_Profile__Output | null);
  'at': (string);
}
