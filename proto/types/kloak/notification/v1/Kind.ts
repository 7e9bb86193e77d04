// Original file: proto/kloak/notification/v1/events.proto

/**
 * Of what a member is told.
 */
export const Kind = {
  KIND_UNSPECIFIED: 'KIND_UNSPECIFIED',
  /**
   * Somebody accepted the member's request.
   */
  REQUEST_ACCEPTED: 'REQUEST_ACCEPTED',
  /**
   * Comments of others on an item of the member.
   */
  COMMENTS: 'COMMENTS',
  /**
   * Replies of others to a comment of the member.
   */
  REPLIES: 'REPLIES',
  /**
   * Hearts of others on an item of the member.
   */
  HEARTS: 'HEARTS',
  /**
   * Hearts of others on a comment of the member.
   */
  COMMENT_HEARTS: 'COMMENT_HEARTS',
  /**
   * What one of the family began to share with the family on one day.
   */
  POSTS: 'POSTS',
  /**
   * Somebody asks to join a group of which the member is an admin.
   */
  GROUP_REQUESTS: 'GROUP_REQUESTS',
  /**
   * A group that the member had asked to join took the member in.
   */
  GROUP_JOINED: 'GROUP_JOINED',
  /**
   * What the member may do in a group was changed by another.
   */
  GROUP_ROLES: 'GROUP_ROLES',
  /**
   * What one of a group posted to it on one day.
   */
  GROUP_POSTS: 'GROUP_POSTS',
  /**
   * A post to a group names the member.
   */
  GROUP_MENTIONS: 'GROUP_MENTIONS',
  /**
   * An admin closed a report of the member.
   */
  REPORT_CLOSED: 'REPORT_CLOSED',
  /**
   * An admin asks to look at an item of the member, which was reported.
   */
  LOOK_ASKED: 'LOOK_ASKED',
  /**
   * An admin looked at it.
   */
  LOOKED_AT: 'LOOKED_AT',
  /**
   * Everything that the member has can be downloaded. Nobody did it.
   */
  EXPORT_READY: 'EXPORT_READY',
  /**
   * It could not be made ready.
   */
  EXPORT_FAILED: 'EXPORT_FAILED',
  /**
   * Reports wait for the admins of the vault, of whom the member is one. Nobody did it.
   */
  REPORTS: 'REPORTS',
  /**
   * A comment names the member.
   */
  COMMENT_MENTIONS: 'COMMENT_MENTIONS',
  /**
   * Messages in a room that the member has not read for long.
   */
  CHAT_MESSAGES: 'CHAT_MESSAGES',
} as const;

/**
 * Of what a member is told.
 */
export type Kind =
  | 'KIND_UNSPECIFIED'
  | 0
  /**
   * Somebody accepted the member's request.
   */
  | 'REQUEST_ACCEPTED'
  | 1
  /**
   * Comments of others on an item of the member.
   */
  | 'COMMENTS'
  | 2
  /**
   * Replies of others to a comment of the member.
   */
  | 'REPLIES'
  | 3
  /**
   * Hearts of others on an item of the member.
   */
  | 'HEARTS'
  | 4
  /**
   * Hearts of others on a comment of the member.
   */
  | 'COMMENT_HEARTS'
  | 5
  /**
   * What one of the family began to share with the family on one day.
   */
  | 'POSTS'
  | 6
  /**
   * Somebody asks to join a group of which the member is an admin.
   */
  | 'GROUP_REQUESTS'
  | 7
  /**
   * A group that the member had asked to join took the member in.
   */
  | 'GROUP_JOINED'
  | 8
  /**
   * What the member may do in a group was changed by another.
   */
  | 'GROUP_ROLES'
  | 9
  /**
   * What one of a group posted to it on one day.
   */
  | 'GROUP_POSTS'
  | 10
  /**
   * A post to a group names the member.
   */
  | 'GROUP_MENTIONS'
  | 11
  /**
   * An admin closed a report of the member.
   */
  | 'REPORT_CLOSED'
  | 12
  /**
   * An admin asks to look at an item of the member, which was reported.
   */
  | 'LOOK_ASKED'
  | 13
  /**
   * An admin looked at it.
   */
  | 'LOOKED_AT'
  | 14
  /**
   * Everything that the member has can be downloaded. Nobody did it.
   */
  | 'EXPORT_READY'
  | 15
  /**
   * It could not be made ready.
   */
  | 'EXPORT_FAILED'
  | 16
  /**
   * Reports wait for the admins of the vault, of whom the member is one. Nobody did it.
   */
  | 'REPORTS'
  | 17
  /**
   * A comment names the member.
   */
  | 'COMMENT_MENTIONS'
  | 18
  /**
   * Messages in a room that the member has not read for long.
   */
  | 'CHAT_MESSAGES'
  | 19

/**
 * Of what a member is told.
 */
export type Kind__Output = typeof Kind[keyof typeof Kind]
