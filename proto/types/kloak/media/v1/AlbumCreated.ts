// Original file: proto/kloak/media/v1/events.proto

import type { Privacy as _kloak_media_v1_Privacy, Privacy__Output as _kloak_media_v1_Privacy__Output } from '../../../kloak/media/v1/Privacy.ts';

/**
 * album:{id} — the life of one album. What it holds the items tell.
 */
export interface AlbumCreated {
  'album'?: (string);
  'owner'?: (string);
  'name'?: (string);
  'description'?: (string);
  'privacy'?: (_kloak_media_v1_Privacy);
}

/**
 * album:{id} — the life of one album. What it holds the items tell.
 */
export interface AlbumCreated__Output {
  'album': (string);
  'owner': (string);
  'name': (string);
  'description': (string);
  'privacy': (_kloak_media_v1_Privacy__Output);
}
