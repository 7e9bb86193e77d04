// Original file: proto/kloak/media/v1/media.proto

import type { Privacy as _kloak_media_v1_Privacy, Privacy__Output as _kloak_media_v1_Privacy__Output } from '../../../kloak/media/v1/Privacy.ts';

export interface ChangeDetailsRequest {
  'item'?: (string);
  'title'?: (string);
  'description'?: (string);
  'privacy'?: (_kloak_media_v1_Privacy);
  'category'?: (string);
  '_title'?: "title";
  '_description'?: "description";
  '_category'?: "category";
}

export interface ChangeDetailsRequest__Output {
  'item': (string);
  'title'?: (string);
  'description'?: (string);
  'privacy': (_kloak_media_v1_Privacy__Output);
  'category'?: (string);
  '_title'?: "title";
  '_description'?: "description";
  '_category'?: "category";
}
