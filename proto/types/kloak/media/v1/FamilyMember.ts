// Original file: proto/kloak/media/v1/media.proto

import type { KnownMember as _kloak_media_v1_KnownMember, KnownMember__Output as _kloak_media_v1_KnownMember__Output } from '../../../kloak/media/v1/KnownMember.ts';
import type { Post as _kloak_media_v1_Post, Post__Output as _kloak_media_v1_Post__Output } from '../../../kloak/media/v1/Post.ts';

export interface FamilyMember {
  'profile'?: (_kloak_media_v1_KnownMember | null);
  'posts'?: (_kloak_media_v1_Post)[];
}

export interface FamilyMember__Output {
  'profile': (_kloak_media_v1_KnownMember__Output | null);
  'posts': (_kloak_media_v1_Post__Output)[];
}
