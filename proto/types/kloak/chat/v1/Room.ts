// Original file: proto/kloak/chat/v1/chat.proto

import type { Profile as _kloak_chat_v1_Profile, Profile__Output as _kloak_chat_v1_Profile__Output } from '../../../kloak/chat/v1/Profile.ts';
import type { Message as _kloak_chat_v1_Message, Message__Output as _kloak_chat_v1_Message__Output } from '../../../kloak/chat/v1/Message.ts';

export interface Room {
  'id'?: (string);
  'isGroup'?: (boolean);
  /**
   * Of a group; empty where it was erased.
   */
  'name'?: (string);
  /**
   * In the order in which they joined: the first of a group may rename it, and add others.
   */
  'members'?: (_kloak_chat_v1_Profile)[];
  'unread'?: (number);
  /**
   * The newest message that the caller may see.
   */
  'last'?: (_kloak_chat_v1_Message | null);
  /**
   * Of two who are not connected any more: nobody writes in it.
   */
  'readOnly'?: (boolean);
}

export interface Room__Output {
  'id': (string);
  'isGroup': (boolean);
  /**
   * Of a group; empty where it was erased.
   */
  'name': (string);
  /**
   * In the order in which they joined: the first of a group may rename it, and add others.
   */
  'members': (_kloak_chat_v1_Profile__Output)[];
  'unread': (number);
  /**
   * The newest message that the caller may see.
   */
  'last': (_kloak_chat_v1_Message__Output | null);
  /**
   * Of two who are not connected any more: nobody writes in it.
   */
  'readOnly': (boolean);
}
