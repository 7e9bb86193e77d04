// Original file: proto/kloak/notification/v1/events.proto

/**
 * How often.
 */
export const Rhythm = {
  RHYTHM_UNSPECIFIED: 'RHYTHM_UNSPECIFIED',
  DAILY: 'DAILY',
  WEEKLY: 'WEEKLY',
  NEVER: 'NEVER',
} as const;

/**
 * How often.
 */
export type Rhythm =
  | 'RHYTHM_UNSPECIFIED'
  | 0
  | 'DAILY'
  | 1
  | 'WEEKLY'
  | 2
  | 'NEVER'
  | 3

/**
 * How often.
 */
export type Rhythm__Output = typeof Rhythm[keyof typeof Rhythm]
