// Original file: proto/kloak/social/v1/events.proto


/**
 * reports:{member} — how often a member reports something. Carries the running state: only the newest event is read.
 */
export interface ReportAsked {
  'reporter'?: (string);
  /**
   * When this one and those of the 24 hours before it were made, oldest first.
   */
  'askedAt'?: (string)[];
}

/**
 * reports:{member} — how often a member reports something. Carries the running state: only the newest event is read.
 */
export interface ReportAsked__Output {
  'reporter': (string);
  /**
   * When this one and those of the 24 hours before it were made, oldest first.
   */
  'askedAt': (string)[];
}
