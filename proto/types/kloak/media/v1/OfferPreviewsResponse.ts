// Original file: proto/kloak/media/v1/media.proto

import type { UploadPromise as _kloak_media_v1_UploadPromise, UploadPromise__Output as _kloak_media_v1_UploadPromise__Output } from '../../../kloak/media/v1/UploadPromise.ts';

export interface OfferPreviewsResponse {
  /**
   * In the order of the previews; the key is where the checked preview will stand.
   */
  'promises'?: (_kloak_media_v1_UploadPromise)[];
}

export interface OfferPreviewsResponse__Output {
  /**
   * In the order of the previews; the key is where the checked preview will stand.
   */
  'promises': (_kloak_media_v1_UploadPromise__Output)[];
}
