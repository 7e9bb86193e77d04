// Original file: proto/kloak/media/v1/media.proto

import type { ItemDetails as _kloak_media_v1_ItemDetails, ItemDetails__Output as _kloak_media_v1_ItemDetails__Output } from '../../../kloak/media/v1/ItemDetails.ts';

export interface PublishUploadRequest {
  'items'?: (_kloak_media_v1_ItemDetails)[];
}

export interface PublishUploadRequest__Output {
  'items': (_kloak_media_v1_ItemDetails__Output)[];
}
