// Original file: proto/kloak/media/v1/media.proto

import type { OfferedPreview as _kloak_media_v1_OfferedPreview, OfferedPreview__Output as _kloak_media_v1_OfferedPreview__Output } from '../../../kloak/media/v1/OfferedPreview.ts';

export interface OfferPreviewsRequest {
  'previews'?: (_kloak_media_v1_OfferedPreview)[];
}

export interface OfferPreviewsRequest__Output {
  'previews': (_kloak_media_v1_OfferedPreview__Output)[];
}
