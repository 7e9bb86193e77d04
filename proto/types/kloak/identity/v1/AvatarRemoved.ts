// Original file: proto/kloak/identity/v1/events.proto


/**
 * The member wants the drawn one again.
 */
export interface AvatarRemoved {
  'account'?: (string);
  /**
   * The one that was shown until now, whose bytes go.
   */
  'former'?: (string);
  /**
   * The one that is being made ready; empty where none is.
   */
  'asked'?: (string);
}

/**
 * The member wants the drawn one again.
 */
export interface AvatarRemoved__Output {
  'account': (string);
  /**
   * The one that was shown until now, whose bytes go.
   */
  'former': (string);
  /**
   * The one that is being made ready; empty where none is.
   */
  'asked': (string);
}
