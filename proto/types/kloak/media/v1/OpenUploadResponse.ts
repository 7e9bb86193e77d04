// Original file: proto/kloak/media/v1/media.proto

import type { UploadPromise as _kloak_media_v1_UploadPromise, UploadPromise__Output as _kloak_media_v1_UploadPromise__Output } from '../../../kloak/media/v1/UploadPromise.ts';

export interface OpenUploadResponse {
  'upload'?: (string);
  'promises'?: (_kloak_media_v1_UploadPromise)[];
  /**
   * Of the files that have one, in their order, under the preview's own name; the key is where the checked preview will stand.
   */
  'previews'?: (_kloak_media_v1_UploadPromise)[];
}

export interface OpenUploadResponse__Output {
  'upload': (string);
  'promises': (_kloak_media_v1_UploadPromise__Output)[];
  /**
   * Of the files that have one, in their order, under the preview's own name; the key is where the checked preview will stand.
   */
  'previews': (_kloak_media_v1_UploadPromise__Output)[];
}
