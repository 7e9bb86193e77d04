// Original file: proto/kloak/chat/v1/chat.proto

import type { OwnMessage as _kloak_chat_v1_OwnMessage, OwnMessage__Output as _kloak_chat_v1_OwnMessage__Output } from '../../../kloak/chat/v1/OwnMessage.ts';

export interface ListMessagesOfResponse {
  'messages'?: (_kloak_chat_v1_OwnMessage)[];
  'next'?: (string);
  '_next'?: "next";
}

export interface ListMessagesOfResponse__Output {
  'messages': (_kloak_chat_v1_OwnMessage__Output)[];
  'next'?: (string);
  '_next'?: "next";
}
