// Original file: proto/kloak/media/v1/media.proto

import type { Album as _kloak_media_v1_Album, Album__Output as _kloak_media_v1_Album__Output } from '../../../kloak/media/v1/Album.ts';
import type { Long } from '@grpc/proto-loader';

export interface ListAlbumsResponse {
  'albums'?: (_kloak_media_v1_Album)[];
  /**
   * Of all that the caller may see.
   */
  'total'?: (number | string | Long);
  'next'?: (string);
  '_next'?: "next";
}

export interface ListAlbumsResponse__Output {
  'albums': (_kloak_media_v1_Album__Output)[];
  /**
   * Of all that the caller may see.
   */
  'total': (number);
  'next'?: (string);
  '_next'?: "next";
}
