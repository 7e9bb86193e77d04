// Original file: proto/kloak/chat/v1/chat.proto


export interface ChangeSettingsRequest {
  /**
   * What is not there stays.
   */
  'receipts'?: (boolean);
  'typing'?: (boolean);
  '_receipts'?: "receipts";
  '_typing'?: "typing";
}

export interface ChangeSettingsRequest__Output {
  /**
   * What is not there stays.
   */
  'receipts'?: (boolean);
  'typing'?: (boolean);
  '_receipts'?: "receipts";
  '_typing'?: "typing";
}
