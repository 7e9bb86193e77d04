// Original file: proto/kloak/media/v1/media.proto

import type { TrashedPost as _kloak_media_v1_TrashedPost, TrashedPost__Output as _kloak_media_v1_TrashedPost__Output } from '../../../kloak/media/v1/TrashedPost.ts';
import type { Long } from '@grpc/proto-loader';

export interface ListTrashResponse {
  'posts'?: (_kloak_media_v1_TrashedPost)[];
  /**
   * How many there are, and how many bytes of the vault they take.
   */
  'total'?: (number | string | Long);
  'bytes'?: (number | string | Long);
  'next'?: (string);
  '_next'?: "next";
}

export interface ListTrashResponse__Output {
  'posts': (_kloak_media_v1_TrashedPost__Output)[];
  /**
   * How many there are, and how many bytes of the vault they take.
   */
  'total': (number);
  'bytes': (number);
  'next'?: (string);
  '_next'?: "next";
}
