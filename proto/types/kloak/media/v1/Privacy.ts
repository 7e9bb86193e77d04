// Original file: proto/kloak/media/v1/events.proto

export const Privacy = {
  PRIVACY_UNSPECIFIED: 'PRIVACY_UNSPECIFIED',
  /**
   * The owner only.
   */
  PRIVATE: 'PRIVATE',
  /**
   * The owner and the owner's connections.
   */
  FAMILY_ONLY: 'FAMILY_ONLY',
} as const;

export type Privacy =
  | 'PRIVACY_UNSPECIFIED'
  | 0
  /**
   * The owner only.
   */
  | 'PRIVATE'
  | 1
  /**
   * The owner and the owner's connections.
   */
  | 'FAMILY_ONLY'
  | 2

export type Privacy__Output = typeof Privacy[keyof typeof Privacy]
