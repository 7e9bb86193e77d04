// Original file: proto/kloak/chat/v1/events.proto

import type { GrantedItem as _kloak_chat_v1_GrantedItem, GrantedItem__Output as _kloak_chat_v1_GrantedItem__Output } from '../../../kloak/chat/v1/GrantedItem.ts';

export interface MessageSent {
  'room'?: (string);
  'isGroup'?: (boolean);
  'members'?: (string)[];
  /**
   * This message's own: the first of a room is 1, and none is left out.
   */
  'seq'?: (number);
  'writer'?: (string);
  'body'?: (string);
  /**
   * By which the page that sent it knows it again.
   */
  'clientId'?: (string);
  /**
   * Items that it points to; who sees them, is decided when it is shown.
   */
  'items'?: (string)[];
  /**
   * Of these its writer's own that it lets the room see; none where an older build wrote it.
   */
  'grants'?: (_kloak_chat_v1_GrantedItem)[];
  '_clientId'?: "clientId";
}

export interface MessageSent__Output {
  'room': (string);
  'isGroup': (boolean);
  'members': (string)[];
  /**
   * This message's own: the first of a room is 1, and none is left out.
   */
  'seq': (number);
  'writer': (string);
  'body': (string);
  /**
   * By which the page that sent it knows it again.
   */
  'clientId'?: (string);
  /**
   * Items that it points to; who sees them, is decided when it is shown.
   */
  'items': (string)[];
  /**
   * Of these its writer's own that it lets the room see; none where an older build wrote it.
   */
  'grants': (_kloak_chat_v1_GrantedItem__Output)[];
  '_clientId'?: "clientId";
}
