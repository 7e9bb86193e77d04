// Original file: proto/kloak/media/v1/events.proto

/**
 * What is written next.
 */
export const ExportStage = {
  EXPORT_STAGE_UNSPECIFIED: 'EXPORT_STAGE_UNSPECIFIED',
  /**
   * The account, connections and groups, and the page that shows all.
   */
  PEOPLE: 'PEOPLE',
  ALBUMS: 'ALBUMS',
  MESSAGES: 'MESSAGES',
  ITEMS: 'ITEMS',
} as const;

/**
 * What is written next.
 */
export type ExportStage =
  | 'EXPORT_STAGE_UNSPECIFIED'
  | 0
  /**
   * The account, connections and groups, and the page that shows all.
   */
  | 'PEOPLE'
  | 1
  | 'ALBUMS'
  | 2
  | 'MESSAGES'
  | 3
  | 'ITEMS'
  | 4

/**
 * What is written next.
 */
export type ExportStage__Output = typeof ExportStage[keyof typeof ExportStage]
