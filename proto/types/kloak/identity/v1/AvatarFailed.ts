// Original file: proto/kloak/identity/v1/events.proto


/**
 * It cannot be shown, whatever is tried.
 */
export interface AvatarFailed {
  'account'?: (string);
  'avatar'?: (string);
  /**
   * A code of proto/rules/avatar-files.ts.
   */
  'reason'?: (string);
  /**
   * The one that stays.
   */
  'shown'?: (string);
}

/**
 * It cannot be shown, whatever is tried.
 */
export interface AvatarFailed__Output {
  'account': (string);
  'avatar': (string);
  /**
   * A code of proto/rules/avatar-files.ts.
   */
  'reason': (string);
  /**
   * The one that stays.
   */
  'shown': (string);
}
