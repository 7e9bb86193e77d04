// Original file: proto/kloak/chat/v1/chat.proto

import type { Room as _kloak_chat_v1_Room, Room__Output as _kloak_chat_v1_Room__Output } from '../../../kloak/chat/v1/Room.ts';
import type { Profile as _kloak_chat_v1_Profile, Profile__Output as _kloak_chat_v1_Profile__Output } from '../../../kloak/chat/v1/Profile.ts';

export interface ListRoomsResponse {
  'rooms'?: (_kloak_chat_v1_Room)[];
  'total'?: (number);
  'next'?: (string);
  /**
   * With the last rooms: the caller's connections, at most 500, to whom nobody has written and who have not written, by name.
   */
  'unwritten'?: (_kloak_chat_v1_Profile)[];
  '_next'?: "next";
}

export interface ListRoomsResponse__Output {
  'rooms': (_kloak_chat_v1_Room__Output)[];
  'total': (number);
  'next'?: (string);
  /**
   * With the last rooms: the caller's connections, at most 500, to whom nobody has written and who have not written, by name.
   */
  'unwritten': (_kloak_chat_v1_Profile__Output)[];
  '_next'?: "next";
}
