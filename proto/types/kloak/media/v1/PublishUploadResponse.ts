// Original file: proto/kloak/media/v1/media.proto

import type { Post as _kloak_media_v1_Post, Post__Output as _kloak_media_v1_Post__Output } from '../../../kloak/media/v1/Post.ts';
import type { Duplicate as _kloak_media_v1_Duplicate, Duplicate__Output as _kloak_media_v1_Duplicate__Output } from '../../../kloak/media/v1/Duplicate.ts';
import type { Album as _kloak_media_v1_Album, Album__Output as _kloak_media_v1_Album__Output } from '../../../kloak/media/v1/Album.ts';

export interface PublishUploadResponse {
  'posts'?: (_kloak_media_v1_Post)[];
  'duplicates'?: (_kloak_media_v1_Duplicate)[];
  'album'?: (_kloak_media_v1_Album | null);
  /**
   * Files that stand as posts that were in the vault before, and are not in the album: those are in as many albums, or were changed as often, as may be.
   */
  'notInAlbum'?: (_kloak_media_v1_Duplicate)[];
  '_album'?: "album";
}

export interface PublishUploadResponse__Output {
  'posts': (_kloak_media_v1_Post__Output)[];
  'duplicates': (_kloak_media_v1_Duplicate__Output)[];
  'album'?: (_kloak_media_v1_Album__Output | null);
  /**
   * Files that stand as posts that were in the vault before, and are not in the album: those are in as many albums, or were changed as often, as may be.
   */
  'notInAlbum': (_kloak_media_v1_Duplicate__Output)[];
  '_album'?: "album";
}
