// Original file: proto/kloak/social/v1/social.proto

import type { Profile as _kloak_social_v1_Profile, Profile__Output as _kloak_social_v1_Profile__Output } from '../../../kloak/social/v1/Profile.ts';

export interface Comment {
  'id'?: (string);
  'item'?: (string);
  'content'?: (string);
  'writer'?: (_kloak_social_v1_Profile | null);
  'responseTo'?: (string);
  'createdAt'?: (string);
  'replyCount'?: (number);
  '_responseTo'?: "responseTo";
}

export interface Comment__Output {
  'id': (string);
  'item': (string);
  'content': (string);
  'writer': (_kloak_social_v1_Profile__Output | null);
  'responseTo'?: (string);
  'createdAt': (string);
  'replyCount': (number);
  '_responseTo'?: "responseTo";
}
