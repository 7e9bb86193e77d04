// Original file: proto/kloak/chat/v1/chat.proto

import type { Room as _kloak_chat_v1_Room, Room__Output as _kloak_chat_v1_Room__Output } from '../../../kloak/chat/v1/Room.ts';

export interface RoomResponse {
  'room'?: (_kloak_chat_v1_Room | null);
}

export interface RoomResponse__Output {
  'room': (_kloak_chat_v1_Room__Output | null);
}
