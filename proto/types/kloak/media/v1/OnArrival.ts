// Original file: proto/kloak/media/v1/events.proto

import type { Privacy as _kloak_media_v1_Privacy, Privacy__Output as _kloak_media_v1_Privacy__Output } from '../../../kloak/media/v1/Privacy.ts';

/**
 * As what a file is published.
 */
export interface OnArrival {
  'item'?: (string);
  'owner'?: (string);
  'title'?: (string);
  'description'?: (string);
  'privacy'?: (_kloak_media_v1_Privacy);
  'category'?: (string);
}

/**
 * As what a file is published.
 */
export interface OnArrival__Output {
  'item': (string);
  'owner': (string);
  'title': (string);
  'description': (string);
  'privacy': (_kloak_media_v1_Privacy__Output);
  'category': (string);
}
