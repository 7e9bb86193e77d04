// Original file: proto/kloak/chat/v1/chat.proto

import type { Room as _kloak_chat_v1_Room, Room__Output as _kloak_chat_v1_Room__Output } from '../../../kloak/chat/v1/Room.ts';
import type { Message as _kloak_chat_v1_Message, Message__Output as _kloak_chat_v1_Message__Output } from '../../../kloak/chat/v1/Message.ts';
import type { Receipt as _kloak_chat_v1_Receipt, Receipt__Output as _kloak_chat_v1_Receipt__Output } from '../../../kloak/chat/v1/Receipt.ts';

export interface ConversationResponse {
  'room'?: (_kloak_chat_v1_Room | null);
  /**
   * Oldest first.
   */
  'messages'?: (_kloak_chat_v1_Message)[];
  /**
   * Messages that the caller may see.
   */
  'total'?: (number);
  'next'?: (string);
  /**
   * How far others have read: those who let that be seen, where the caller does.
   */
  'receipts'?: (_kloak_chat_v1_Receipt)[];
  '_next'?: "next";
}

export interface ConversationResponse__Output {
  'room': (_kloak_chat_v1_Room__Output | null);
  /**
   * Oldest first.
   */
  'messages': (_kloak_chat_v1_Message__Output)[];
  /**
   * Messages that the caller may see.
   */
  'total': (number);
  'next'?: (string);
  /**
   * How far others have read: those who let that be seen, where the caller does.
   */
  'receipts': (_kloak_chat_v1_Receipt__Output)[];
  '_next'?: "next";
}
