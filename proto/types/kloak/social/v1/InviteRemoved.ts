// Original file: proto/kloak/social/v1/events.proto


/**
 * It is off the list, and its links are good for nothing any more.
 */
export interface InviteRemoved {
  'member'?: (string);
  'invite'?: (string);
  'listed'?: (string)[];
  /**
   * The member, or an admin.
   */
  'by'?: (string);
  /**
   * Digest of the folded address, as in the stream's name of `InviteMailAsked`; absent in older events.
   */
  'addressDigest'?: (string);
  '_addressDigest'?: "addressDigest";
}

/**
 * It is off the list, and its links are good for nothing any more.
 */
export interface InviteRemoved__Output {
  'member': (string);
  'invite': (string);
  'listed': (string)[];
  /**
   * The member, or an admin.
   */
  'by': (string);
  /**
   * Digest of the folded address, as in the stream's name of `InviteMailAsked`; absent in older events.
   */
  'addressDigest'?: (string);
  '_addressDigest'?: "addressDigest";
}
