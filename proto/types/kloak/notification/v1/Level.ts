// Original file: proto/kloak/notification/v1/events.proto

/**
 * Of what of a group its members are told.
 */
export const Level = {
  LEVEL_UNSPECIFIED: 'LEVEL_UNSPECIFIED',
  ALL: 'ALL',
  /**
   * What names the member, or is about what the member said.
   */
  MENTIONS: 'MENTIONS',
  NONE: 'NONE',
} as const;

/**
 * Of what of a group its members are told.
 */
export type Level =
  | 'LEVEL_UNSPECIFIED'
  | 0
  | 'ALL'
  | 1
  /**
   * What names the member, or is about what the member said.
   */
  | 'MENTIONS'
  | 2
  | 'NONE'
  | 3

/**
 * Of what of a group its members are told.
 */
export type Level__Output = typeof Level[keyof typeof Level]
