// Original file: proto/kloak/media/v1/media.proto

import type { Writer as _kloak_media_v1_Writer, Writer__Output as _kloak_media_v1_Writer__Output } from '../../../kloak/media/v1/Writer.ts';
import type { Privacy as _kloak_media_v1_Privacy, Privacy__Output as _kloak_media_v1_Privacy__Output } from '../../../kloak/media/v1/Privacy.ts';
import type { Post as _kloak_media_v1_Post, Post__Output as _kloak_media_v1_Post__Output } from '../../../kloak/media/v1/Post.ts';

export interface Album {
  'id'?: (string);
  'writer'?: (_kloak_media_v1_Writer | null);
  'name'?: (string);
  'description'?: (string);
  'privacy'?: (_kloak_media_v1_Privacy);
  'createdAt'?: (string);
  /**
   * What the caller may see of what it holds.
   */
  'items'?: (number);
  /**
   * How many of them the owner's connections may see, too.
   */
  'shared'?: (number);
  /**
   * The item that stands for it: the chosen one, or else the first that the caller may see.
   */
  'cover'?: (_kloak_media_v1_Post | null);
  /**
   * Its owner lets others download the originals; only for others, and by ListAlbumPosts alone.
   */
  'downloadable'?: (boolean);
  /**
   * When the first and the last of what the caller may see were taken, or else published: YYYY-MM-DD. Absent where there is nothing to see.
   */
  'firstDay'?: (string);
  'lastDay'?: (string);
  '_cover'?: "cover";
  '_downloadable'?: "downloadable";
  '_firstDay'?: "firstDay";
  '_lastDay'?: "lastDay";
}

export interface Album__Output {
  'id': (string);
  'writer': (_kloak_media_v1_Writer__Output | null);
  'name': (string);
  'description': (string);
  'privacy': (_kloak_media_v1_Privacy__Output);
  'createdAt': (string);
  /**
   * What the caller may see of what it holds.
   */
  'items': (number);
  /**
   * How many of them the owner's connections may see, too.
   */
  'shared': (number);
  /**
   * The item that stands for it: the chosen one, or else the first that the caller may see.
   */
  'cover'?: (_kloak_media_v1_Post__Output | null);
  /**
   * Its owner lets others download the originals; only for others, and by ListAlbumPosts alone.
   */
  'downloadable'?: (boolean);
  /**
   * When the first and the last of what the caller may see were taken, or else published: YYYY-MM-DD. Absent where there is nothing to see.
   */
  'firstDay'?: (string);
  'lastDay'?: (string);
  '_cover'?: "cover";
  '_downloadable'?: "downloadable";
  '_firstDay'?: "firstDay";
  '_lastDay'?: "lastDay";
}
