// Original file: proto/kloak/media/v1/events.proto

export const ExportStatus = {
  EXPORT_STATUS_UNSPECIFIED: 'EXPORT_STATUS_UNSPECIFIED',
  MAKING: 'MAKING',
  /**
   * It can be fetched.
   */
  COMPLETE: 'COMPLETE',
  /**
   * It could not be made, however often that was tried.
   */
  UNFINISHED: 'UNFINISHED',
  /**
   * Its time is over.
   */
  EXPIRED: 'EXPIRED',
} as const;

export type ExportStatus =
  | 'EXPORT_STATUS_UNSPECIFIED'
  | 0
  | 'MAKING'
  | 1
  /**
   * It can be fetched.
   */
  | 'COMPLETE'
  | 2
  /**
   * It could not be made, however often that was tried.
   */
  | 'UNFINISHED'
  | 3
  /**
   * Its time is over.
   */
  | 'EXPIRED'
  | 4

export type ExportStatus__Output = typeof ExportStatus[keyof typeof ExportStatus]
