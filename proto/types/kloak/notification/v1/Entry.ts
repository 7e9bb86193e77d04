// Original file: proto/kloak/notification/v1/notification.proto

import type { Kind as _kloak_notification_v1_Kind, Kind__Output as _kloak_notification_v1_Kind__Output } from '../../../kloak/notification/v1/Kind.ts';
import type { Profile as _kloak_notification_v1_Profile, Profile__Output as _kloak_notification_v1_Profile__Output } from '../../../kloak/notification/v1/Profile.ts';
import type { Role as _kloak_notification_v1_Role, Role__Output as _kloak_notification_v1_Role__Output } from '../../../kloak/notification/v1/Role.ts';

/**
 * Acts of one kind on one thing: `Ben and 3 others hearted your photo`.
 */
export interface Entry {
  'id'?: (string);
  'kind'?: (_kloak_notification_v1_Kind);
  /**
   * Whose acts they are, the newest first: some of them.
   */
  'profiles'?: (_kloak_notification_v1_Profile)[];
  /**
   * How many they are, at most 100; none of what nobody did, as of exports.
   */
  'people'?: (number);
  /**
   * When the newest of them was done: ISO 8601 UTC.
   */
  'at'?: (string);
  /**
   * The item that it is about, of `POSTS` the newest; absent where it is about none.
   */
  'item'?: (string);
  /**
   * Of `POSTS`: how many items the reader may see, of `GROUP_POSTS` how many posts, at most 20. Otherwise 0.
   */
  'items'?: (number);
  /**
   * The group that it is about; absent where it is about none.
   */
  'group'?: (string);
  /**
   * The post to it that it is about, of `GROUP_POSTS` the newest.
   */
  'groupPost'?: (string);
  /**
   * Of `GROUP_ROLES`: what the reader is now.
   */
  'role'?: (_kloak_notification_v1_Role);
  /**
   * Of `COMMENTS` and `REPLIES` the newest of them, of `COMMENT_HEARTS` the comment that they are on.
   */
  'comment'?: (string);
  /**
   * Of `CHAT_MESSAGES`: the room.
   */
  'room'?: (string);
  /**
   * Some of it the reader has not read.
   */
  'unread'?: (boolean);
  '_item'?: "item";
  '_group'?: "group";
  '_groupPost'?: "groupPost";
  '_role'?: "role";
  '_comment'?: "comment";
  '_room'?: "room";
}

/**
 * Acts of one kind on one thing: `Ben and 3 others hearted your photo`.
 */
export interface Entry__Output {
  'id': (string);
  'kind': (_kloak_notification_v1_Kind__Output);
  /**
   * Whose acts they are, the newest first: some of them.
   */
  'profiles': (_kloak_notification_v1_Profile__Output)[];
  /**
   * How many they are, at most 100; none of what nobody did, as of exports.
   */
  'people': (number);
  /**
   * When the newest of them was done: ISO 8601 UTC.
   */
  'at': (string);
  /**
   * The item that it is about, of `POSTS` the newest; absent where it is about none.
   */
  'item'?: (string);
  /**
   * Of `POSTS`: how many items the reader may see, of `GROUP_POSTS` how many posts, at most 20. Otherwise 0.
   */
  'items': (number);
  /**
   * The group that it is about; absent where it is about none.
   */
  'group'?: (string);
  /**
   * The post to it that it is about, of `GROUP_POSTS` the newest.
   */
  'groupPost'?: (string);
  /**
   * Of `GROUP_ROLES`: what the reader is now.
   */
  'role'?: (_kloak_notification_v1_Role__Output);
  /**
   * Of `COMMENTS` and `REPLIES` the newest of them, of `COMMENT_HEARTS` the comment that they are on.
   */
  'comment'?: (string);
  /**
   * Of `CHAT_MESSAGES`: the room.
   */
  'room'?: (string);
  /**
   * Some of it the reader has not read.
   */
  'unread': (boolean);
  '_item'?: "item";
  '_group'?: "group";
  '_groupPost'?: "groupPost";
  '_role'?: "role";
  '_comment'?: "comment";
  '_room'?: "room";
}
