// Original file: proto/kloak/chat/v1/events.proto


/**
 * settings:{member} — what a member lets others see while they write to each other, and so sees of them: nothing before the first of these.
 */
export interface ChatSettingsChanged {
  'member'?: (string);
  /**
   * How far the member has read.
   */
  'receipts'?: (boolean);
  /**
   * That the member is writing.
   */
  'typing'?: (boolean);
}

/**
 * settings:{member} — what a member lets others see while they write to each other, and so sees of them: nothing before the first of these.
 */
export interface ChatSettingsChanged__Output {
  'member': (string);
  /**
   * How far the member has read.
   */
  'receipts': (boolean);
  /**
   * That the member is writing.
   */
  'typing': (boolean);
}
