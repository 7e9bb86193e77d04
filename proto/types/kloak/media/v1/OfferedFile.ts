// Original file: proto/kloak/media/v1/media.proto

import type { PostDetails as _kloak_media_v1_PostDetails, PostDetails__Output as _kloak_media_v1_PostDetails__Output } from '../../../kloak/media/v1/PostDetails.ts';
import type { FilePreview as _kloak_media_v1_FilePreview, FilePreview__Output as _kloak_media_v1_FilePreview__Output } from '../../../kloak/media/v1/FilePreview.ts';
import type { Long } from '@grpc/proto-loader';

export interface OfferedFile {
  'fileName'?: (string);
  /**
   * Bytes.
   */
  'size'?: (number | string | Long);
  /**
   * Empty where the browser knows none.
   */
  'type'?: (string);
  /**
   * Seconds.
   */
  'duration'?: (number | string);
  /**
   * When it was last changed: ISO 8601, with the offset of the owner's clock where that is known.
   */
  'lastModified'?: (string);
  /**
   * As what it is published as soon as its bytes are checked; without it, it waits for PublishUpload.
   */
  'onArrival'?: (_kloak_media_v1_PostDetails | null);
  /**
   * A preview that the page made of it: see OfferPreviews. One that is no JPEG is left out.
   */
  'preview'?: (_kloak_media_v1_FilePreview | null);
  '_duration'?: "duration";
  '_lastModified'?: "lastModified";
  '_onArrival'?: "onArrival";
  '_preview'?: "preview";
}

export interface OfferedFile__Output {
  'fileName': (string);
  /**
   * Bytes.
   */
  'size': (number);
  /**
   * Empty where the browser knows none.
   */
  'type': (string);
  /**
   * Seconds.
   */
  'duration'?: (number);
  /**
   * When it was last changed: ISO 8601, with the offset of the owner's clock where that is known.
   */
  'lastModified'?: (string);
  /**
   * As what it is published as soon as its bytes are checked; without it, it waits for PublishUpload.
   */
  'onArrival'?: (_kloak_media_v1_PostDetails__Output | null);
  /**
   * A preview that the page made of it: see OfferPreviews. One that is no JPEG is left out.
   */
  'preview'?: (_kloak_media_v1_FilePreview__Output | null);
  '_duration'?: "duration";
  '_lastModified'?: "lastModified";
  '_onArrival'?: "onArrival";
  '_preview'?: "preview";
}
