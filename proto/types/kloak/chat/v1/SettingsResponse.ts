// Original file: proto/kloak/chat/v1/chat.proto


export interface SettingsResponse {
  'receipts'?: (boolean);
  'typing'?: (boolean);
}

export interface SettingsResponse__Output {
  'receipts': (boolean);
  'typing': (boolean);
}
