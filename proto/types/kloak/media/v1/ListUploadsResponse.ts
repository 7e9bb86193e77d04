// Original file: proto/kloak/media/v1/media.proto

import type { UploadUnderWay as _kloak_media_v1_UploadUnderWay, UploadUnderWay__Output as _kloak_media_v1_UploadUnderWay__Output } from '../../../kloak/media/v1/UploadUnderWay.ts';

export interface ListUploadsResponse {
  /**
   * As many as a member may have under way.
   */
  'uploads'?: (_kloak_media_v1_UploadUnderWay)[];
}

export interface ListUploadsResponse__Output {
  /**
   * As many as a member may have under way.
   */
  'uploads': (_kloak_media_v1_UploadUnderWay__Output)[];
}
