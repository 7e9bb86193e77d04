// Original file: proto/kloak/chat/v1/chat.proto

import type { Message as _kloak_chat_v1_Message, Message__Output as _kloak_chat_v1_Message__Output } from '../../../kloak/chat/v1/Message.ts';

export interface SendMessageResponse {
  'message'?: (_kloak_chat_v1_Message | null);
}

export interface SendMessageResponse__Output {
  'message': (_kloak_chat_v1_Message__Output | null);
}
