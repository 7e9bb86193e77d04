// Original file: proto/kloak/media/v1/media.proto

import type { Privacy as _kloak_media_v1_Privacy, Privacy__Output as _kloak_media_v1_Privacy__Output } from '../../../kloak/media/v1/Privacy.ts';

export interface ChangePrivacyRequest {
  'items'?: (string)[];
  'privacy'?: (_kloak_media_v1_Privacy);
}

export interface ChangePrivacyRequest__Output {
  'items': (string)[];
  'privacy': (_kloak_media_v1_Privacy__Output);
}
