// Original file: proto/kloak/identity/v1/events.proto


/**
 * It is ready, and shown from now on.
 */
export interface AvatarChanged {
  'account'?: (string);
  'avatar'?: (string);
  /**
   * The one that was shown until now, whose bytes go; empty where the drawn one was.
   */
  'former'?: (string);
}

/**
 * It is ready, and shown from now on.
 */
export interface AvatarChanged__Output {
  'account': (string);
  'avatar': (string);
  /**
   * The one that was shown until now, whose bytes go; empty where the drawn one was.
   */
  'former': (string);
}
