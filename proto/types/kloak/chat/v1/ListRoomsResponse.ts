// Original file: proto/kloak/chat/v1/chat.proto

import type { Room as _kloak_chat_v1_Room, Room__Output as _kloak_chat_v1_Room__Output } from '../../../kloak/chat/v1/Room.ts';

export interface ListRoomsResponse {
  'rooms'?: (_kloak_chat_v1_Room)[];
  'total'?: (number);
  'next'?: (string);
  '_next'?: "next";
}

export interface ListRoomsResponse__Output {
  'rooms': (_kloak_chat_v1_Room__Output)[];
  'total': (number);
  'next'?: (string);
  '_next'?: "next";
}
