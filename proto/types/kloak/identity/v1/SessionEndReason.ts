// Original file: proto/kloak/identity/v1/events.proto

export const SessionEndReason = {
  SESSION_END_REASON_UNSPECIFIED: 'SESSION_END_REASON_UNSPECIFIED',
  SIGNED_OUT: 'SIGNED_OUT',
  /**
   * A refresh token was shown again after its successor had been used.
   */
  TOKEN_REUSED: 'TOKEN_REUSED',
  EXPIRED: 'EXPIRED',
  /**
   * Whoever was signed in with the former password has to sign in again.
   */
  PASSWORD_CHANGED: 'PASSWORD_CHANGED',
  /**
   * By its owner, from the list of the account's sessions.
   */
  ENDED_BY_OWNER: 'ENDED_BY_OWNER',
  ACCOUNT_DELETED: 'ACCOUNT_DELETED',
  /**
   * Nobody used it for as long as the setting KLOAK_SESSION_IDLE_MINUTES allows.
   */
  INACTIVE: 'INACTIVE',
} as const;

export type SessionEndReason =
  | 'SESSION_END_REASON_UNSPECIFIED'
  | 0
  | 'SIGNED_OUT'
  | 1
  /**
   * A refresh token was shown again after its successor had been used.
   */
  | 'TOKEN_REUSED'
  | 2
  | 'EXPIRED'
  | 3
  /**
   * Whoever was signed in with the former password has to sign in again.
   */
  | 'PASSWORD_CHANGED'
  | 4
  /**
   * By its owner, from the list of the account's sessions.
   */
  | 'ENDED_BY_OWNER'
  | 5
  | 'ACCOUNT_DELETED'
  | 6
  /**
   * Nobody used it for as long as the setting KLOAK_SESSION_IDLE_MINUTES allows.
   */
  | 'INACTIVE'
  | 7

export type SessionEndReason__Output = typeof SessionEndReason[keyof typeof SessionEndReason]
