// Original file: proto/kloak/chat/v1/chat.proto

import type { Profile as _kloak_chat_v1_Profile, Profile__Output as _kloak_chat_v1_Profile__Output } from '../../../kloak/chat/v1/Profile.ts';

export interface Message {
  'id'?: (string);
  'room'?: (string);
  /**
   * Its place among the messages of the room: the first is 1, and none is left out.
   */
  'seq'?: (number);
  'writer'?: (_kloak_chat_v1_Profile | null);
  /**
   * In a room of two: the other one.
   */
  'to'?: (string);
  /**
   * Empty of one that was deleted.
   */
  'body'?: (string);
  'createdAt'?: (string);
  'deleted'?: (boolean);
  /**
   * Items that it points to, whether the caller may see them or not; none of one that was deleted.
   */
  'items'?: (string)[];
  '_to'?: "to";
}

export interface Message__Output {
  'id': (string);
  'room': (string);
  /**
   * Its place among the messages of the room: the first is 1, and none is left out.
   */
  'seq': (number);
  'writer': (_kloak_chat_v1_Profile__Output | null);
  /**
   * In a room of two: the other one.
   */
  'to'?: (string);
  /**
   * Empty of one that was deleted.
   */
  'body': (string);
  'createdAt': (string);
  'deleted': (boolean);
  /**
   * Items that it points to, whether the caller may see them or not; none of one that was deleted.
   */
  'items': (string)[];
  '_to'?: "to";
}
