// Original file: proto/kloak/media/v1/events.proto

import type { ItemKind as _kloak_media_v1_ItemKind, ItemKind__Output as _kloak_media_v1_ItemKind__Output } from '../../../kloak/media/v1/ItemKind.ts';
import type { Long } from '@grpc/proto-loader';

export interface DeclaredFile {
  'item'?: (string);
  'owner'?: (string);
  'fileName'?: (string);
  /**
   * Bytes.
   */
  'size'?: (number | string | Long);
  /**
   * Content type as declared or guessed from the extension; the checked one stands in ItemChecked.
   */
  'type'?: (string);
  'kind'?: (_kloak_media_v1_ItemKind);
  /**
   * Where the browser posts it; never served.
   */
  'incomingKey'?: (string);
  /**
   * Where the checked original will stand.
   */
  'key'?: (string);
  /**
   * When the file was last changed, as its owner's device has it: ISO 8601, with the offset of the owner's clock where that was told.
   */
  'lastModified'?: (string);
  '_lastModified'?: "lastModified";
}

export interface DeclaredFile__Output {
  'item': (string);
  'owner': (string);
  'fileName': (string);
  /**
   * Bytes.
   */
  'size': (number);
  /**
   * Content type as declared or guessed from the extension; the checked one stands in ItemChecked.
   */
  'type': (string);
  'kind': (_kloak_media_v1_ItemKind__Output);
  /**
   * Where the browser posts it; never served.
   */
  'incomingKey': (string);
  /**
   * Where the checked original will stand.
   */
  'key': (string);
  /**
   * When the file was last changed, as its owner's device has it: ISO 8601, with the offset of the owner's clock where that was told.
   */
  'lastModified'?: (string);
  '_lastModified'?: "lastModified";
}
