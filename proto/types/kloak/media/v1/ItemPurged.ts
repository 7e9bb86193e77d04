// Original file: proto/kloak/media/v1/events.proto

import type { Long } from '@grpc/proto-loader';

/**
 * It is gone for ever: its bytes go, and its space is free again.
 */
export interface ItemPurged {
  'item'?: (string);
  'owner'?: (string);
  'sha256'?: (string);
  /**
   * Bytes that it was charged.
   */
  'size'?: (number | string | Long);
  /**
   * What stands in the store: the original and its renditions.
   */
  'keys'?: (string)[];
  /**
   * Since when it was in the trash: as in ItemTrashed.
   */
  'trashedAt'?: (string);
  '_trashedAt'?: "trashedAt";
}

/**
 * It is gone for ever: its bytes go, and its space is free again.
 */
export interface ItemPurged__Output {
  'item': (string);
  'owner': (string);
  'sha256': (string);
  /**
   * Bytes that it was charged.
   */
  'size': (number);
  /**
   * What stands in the store: the original and its renditions.
   */
  'keys': (string)[];
  /**
   * Since when it was in the trash: as in ItemTrashed.
   */
  'trashedAt'?: (string);
  '_trashedAt'?: "trashedAt";
}
