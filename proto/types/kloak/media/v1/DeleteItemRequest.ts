// Original file: proto/kloak/media/v1/media.proto

import type { Long } from '@grpc/proto-loader';

/**
 * What is named besides the item has to be the item's own.
 */
export interface DeleteItemRequest {
  'item'?: (string);
  /**
   * Storage keys of the original and of renditions.
   */
  'keys'?: (string)[];
  /**
   * Bytes of the original.
   */
  'fileSize'?: (number | string | Long);
  /**
   * Bytes of a rendition; 0 while there is none.
   */
  'thumbSize'?: (number | string | Long);
  '_fileSize'?: "fileSize";
  '_thumbSize'?: "thumbSize";
}

/**
 * What is named besides the item has to be the item's own.
 */
export interface DeleteItemRequest__Output {
  'item': (string);
  /**
   * Storage keys of the original and of renditions.
   */
  'keys': (string)[];
  /**
   * Bytes of the original.
   */
  'fileSize'?: (number);
  /**
   * Bytes of a rendition; 0 while there is none.
   */
  'thumbSize'?: (number);
  '_fileSize'?: "fileSize";
  '_thumbSize'?: "thumbSize";
}
