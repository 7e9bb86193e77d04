// Original file: proto/kloak/social/v1/social.proto

/**
 * Whether an admin may look at the item of a report.
 */
export const Look = {
  LOOK_UNSPECIFIED: 'LOOK_UNSPECIFIED',
  /**
   * Nobody asked, or there is nothing to look at.
   */
  NOT_ASKED: 'NOT_ASKED',
  ASKED: 'ASKED',
  ALLOWED: 'ALLOWED',
  DECLINED: 'DECLINED',
} as const;

/**
 * Whether an admin may look at the item of a report.
 */
export type Look =
  | 'LOOK_UNSPECIFIED'
  | 0
  /**
   * Nobody asked, or there is nothing to look at.
   */
  | 'NOT_ASKED'
  | 1
  | 'ASKED'
  | 2
  | 'ALLOWED'
  | 3
  | 'DECLINED'
  | 4

/**
 * Whether an admin may look at the item of a report.
 */
export type Look__Output = typeof Look[keyof typeof Look]
