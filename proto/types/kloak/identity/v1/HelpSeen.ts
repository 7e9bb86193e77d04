// Original file: proto/kloak/identity/v1/events.proto


/**
 * Its owner has read a word of help, which is not shown again on any device.
 */
export interface HelpSeen {
  'account'?: (string);
  /**
   * One of proto/rules/help.ts.
   */
  'help'?: (string);
}

/**
 * Its owner has read a word of help, which is not shown again on any device.
 */
export interface HelpSeen__Output {
  'account': (string);
  /**
   * One of proto/rules/help.ts.
   */
  'help': (string);
}
