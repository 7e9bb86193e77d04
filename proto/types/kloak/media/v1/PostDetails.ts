// Original file: proto/kloak/media/v1/media.proto

import type { Privacy as _kloak_media_v1_Privacy, Privacy__Output as _kloak_media_v1_Privacy__Output } from '../../../kloak/media/v1/Privacy.ts';

export interface PostDetails {
  'title'?: (string);
  'description'?: (string);
  'privacy'?: (_kloak_media_v1_Privacy);
  'category'?: (string);
}

export interface PostDetails__Output {
  'title': (string);
  'description': (string);
  'privacy': (_kloak_media_v1_Privacy__Output);
  'category': (string);
}
