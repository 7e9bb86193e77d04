// Original file: proto/kloak/media/v1/media.proto

export const ItemStatus = {
  ITEM_STATUS_UNSPECIFIED: 'ITEM_STATUS_UNSPECIFIED',
  PROCESSING: 'PROCESSING',
  READY: 'READY',
  FAILED: 'FAILED',
} as const;

export type ItemStatus =
  | 'ITEM_STATUS_UNSPECIFIED'
  | 0
  | 'PROCESSING'
  | 1
  | 'READY'
  | 2
  | 'FAILED'
  | 3

export type ItemStatus__Output = typeof ItemStatus[keyof typeof ItemStatus]
