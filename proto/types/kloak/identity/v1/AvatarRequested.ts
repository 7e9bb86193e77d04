// Original file: proto/kloak/identity/v1/events.proto


/**
 * avatar:{account} — the picture that stands for a member. Each event carries the running state: only the newest is read.
 * The member chose another picture: its bytes have come, and are to be made ready. What was asked for before it is not waited for any more.
 */
export interface AvatarRequested {
  'account'?: (string);
  /**
   * Id of the picture, a new one each time.
   */
  'avatar'?: (string);
  /**
   * The one that is shown until then; empty where the drawn one is.
   */
  'shown'?: (string);
}

/**
 * avatar:{account} — the picture that stands for a member. Each event carries the running state: only the newest is read.
 * The member chose another picture: its bytes have come, and are to be made ready. What was asked for before it is not waited for any more.
 */
export interface AvatarRequested__Output {
  'account': (string);
  /**
   * Id of the picture, a new one each time.
   */
  'avatar': (string);
  /**
   * The one that is shown until then; empty where the drawn one is.
   */
  'shown': (string);
}
