// Original file: proto/kloak/transcoding/v1/events.proto


/**
 * It cannot be made, whatever is tried.
 */
export interface AvatarNotRendered {
  'account'?: (string);
  'avatar'?: (string);
  /**
   * A code of proto/rules/avatar-files.ts.
   */
  'reason'?: (string);
}

/**
 * It cannot be made, whatever is tried.
 */
export interface AvatarNotRendered__Output {
  'account': (string);
  'avatar': (string);
  /**
   * A code of proto/rules/avatar-files.ts.
   */
  'reason': (string);
}
