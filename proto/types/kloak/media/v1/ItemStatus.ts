// Original file: proto/kloak/media/v1/media.proto

export const ItemStatus = {
  ITEM_STATUS_UNSPECIFIED: 'ITEM_STATUS_UNSPECIFIED',
  /**
   * Not all renditions are made. There may be some, and they can be shown: a preview, or those that lists show.
   */
  PROCESSING: 'PROCESSING',
  /**
   * All are made.
   */
  READY: 'READY',
  FAILED: 'FAILED',
} as const;

export type ItemStatus =
  | 'ITEM_STATUS_UNSPECIFIED'
  | 0
  /**
   * Not all renditions are made. There may be some, and they can be shown: a preview, or those that lists show.
   */
  | 'PROCESSING'
  | 1
  /**
   * All are made.
   */
  | 'READY'
  | 2
  | 'FAILED'
  | 3

export type ItemStatus__Output = typeof ItemStatus[keyof typeof ItemStatus]
