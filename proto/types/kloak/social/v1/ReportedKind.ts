// Original file: proto/kloak/social/v1/events.proto

/**
 * What a report is about.
 */
export const ReportedKind = {
  REPORTED_KIND_UNSPECIFIED: 'REPORTED_KIND_UNSPECIFIED',
  MEMBER: 'MEMBER',
  ITEM: 'ITEM',
  COMMENT: 'COMMENT',
  MESSAGE: 'MESSAGE',
  GROUP_POST: 'GROUP_POST',
} as const;

/**
 * What a report is about.
 */
export type ReportedKind =
  | 'REPORTED_KIND_UNSPECIFIED'
  | 0
  | 'MEMBER'
  | 1
  | 'ITEM'
  | 2
  | 'COMMENT'
  | 3
  | 'MESSAGE'
  | 4
  | 'GROUP_POST'
  | 5

/**
 * What a report is about.
 */
export type ReportedKind__Output = typeof ReportedKind[keyof typeof ReportedKind]
