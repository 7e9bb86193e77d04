// Original file: proto/kloak/social/v1/events.proto


/**
 * The mail goes out once more, with a new link.
 */
export interface InviteResent {
  'member'?: (string);
  'invite'?: (string);
  'email'?: (string);
  'listed'?: (string)[];
  /**
   * The admin who had it sent.
   */
  'by'?: (string);
}

/**
 * The mail goes out once more, with a new link.
 */
export interface InviteResent__Output {
  'member': (string);
  'invite': (string);
  'email': (string);
  'listed': (string)[];
  /**
   * The admin who had it sent.
   */
  'by': (string);
}
