// Original file: proto/kloak/notification/v1/events.proto

/**
 * What a member is in a group.
 */
export const Role = {
  ROLE_UNSPECIFIED: 'ROLE_UNSPECIFIED',
  MEMBER: 'MEMBER',
  ADMIN: 'ADMIN',
  OWNER: 'OWNER',
} as const;

/**
 * What a member is in a group.
 */
export type Role =
  | 'ROLE_UNSPECIFIED'
  | 0
  | 'MEMBER'
  | 1
  | 'ADMIN'
  | 2
  | 'OWNER'
  | 3

/**
 * What a member is in a group.
 */
export type Role__Output = typeof Role[keyof typeof Role]
