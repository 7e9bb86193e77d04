// Original file: proto/kloak/media/v1/media.proto

import type { Writer as _kloak_media_v1_Writer, Writer__Output as _kloak_media_v1_Writer__Output } from '../../../kloak/media/v1/Writer.ts';
import type { Post as _kloak_media_v1_Post, Post__Output as _kloak_media_v1_Post__Output } from '../../../kloak/media/v1/Post.ts';

export interface FamilyMember {
  'profile'?: (_kloak_media_v1_Writer | null);
  'posts'?: (_kloak_media_v1_Post)[];
}

export interface FamilyMember__Output {
  'profile': (_kloak_media_v1_Writer__Output | null);
  'posts': (_kloak_media_v1_Post__Output)[];
}
