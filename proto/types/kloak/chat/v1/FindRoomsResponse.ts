// Original file: proto/kloak/chat/v1/chat.proto

import type { Room as _kloak_chat_v1_Room, Room__Output as _kloak_chat_v1_Room__Output } from '../../../kloak/chat/v1/Room.ts';

export interface FindRoomsResponse {
  'rooms'?: (_kloak_chat_v1_Room)[];
}

export interface FindRoomsResponse__Output {
  'rooms': (_kloak_chat_v1_Room__Output)[];
}
