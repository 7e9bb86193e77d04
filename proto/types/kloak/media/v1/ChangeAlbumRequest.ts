// Original file: proto/kloak/media/v1/media.proto

import type { Privacy as _kloak_media_v1_Privacy, Privacy__Output as _kloak_media_v1_Privacy__Output } from '../../../kloak/media/v1/Privacy.ts';

export interface ChangeAlbumRequest {
  'album'?: (string);
  'name'?: (string);
  'description'?: (string);
  'privacy'?: (_kloak_media_v1_Privacy);
  'alsoItems'?: (boolean);
  '_name'?: "name";
  '_description'?: "description";
}

export interface ChangeAlbumRequest__Output {
  'album': (string);
  'name'?: (string);
  'description'?: (string);
  'privacy': (_kloak_media_v1_Privacy__Output);
  'alsoItems': (boolean);
  '_name'?: "name";
  '_description'?: "description";
}
