// Original file: proto/kloak/chat/v1/chat.proto

import type { UnreadRoom as _kloak_chat_v1_UnreadRoom, UnreadRoom__Output as _kloak_chat_v1_UnreadRoom__Output } from '../../../kloak/chat/v1/UnreadRoom.ts';

export interface ListUnreadResponse {
  'rooms'?: (_kloak_chat_v1_UnreadRoom)[];
  'next'?: (string);
  '_next'?: "next";
}

export interface ListUnreadResponse__Output {
  'rooms': (_kloak_chat_v1_UnreadRoom__Output)[];
  'next'?: (string);
  '_next'?: "next";
}
