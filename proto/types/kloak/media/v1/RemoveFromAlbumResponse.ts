// Original file: proto/kloak/media/v1/media.proto

import type { Album as _kloak_media_v1_Album, Album__Output as _kloak_media_v1_Album__Output } from '../../../kloak/media/v1/Album.ts';

export interface RemoveFromAlbumResponse {
  'album'?: (_kloak_media_v1_Album | null);
}

export interface RemoveFromAlbumResponse__Output {
  'album': (_kloak_media_v1_Album__Output | null);
}
