// Original file: proto/kloak/social/v1/events.proto


/**
 * invites:{member} — whom a member has invited by mail. Each event carries the running state: only the newest is read.
 * A mail with a personal link is on its way to an address.
 */
export interface InviteSent {
  'member'?: (string);
  /**
   * Made of the member and the folded address: the same address again is the same invite.
   */
  'invite'?: (string);
  'email'?: (string);
  /**
   * The invites on the member's list now, oldest first.
   */
  'listed'?: (string)[];
}

/**
 * invites:{member} — whom a member has invited by mail. Each event carries the running state: only the newest is read.
 * A mail with a personal link is on its way to an address.
 */
export interface InviteSent__Output {
  'member': (string);
  /**
   * Made of the member and the folded address: the same address again is the same invite.
   */
  'invite': (string);
  'email': (string);
  /**
   * The invites on the member's list now, oldest first.
   */
  'listed': (string)[];
}
