// Original file: proto/kloak/social/v1/social.proto

import type { Profile as _kloak_social_v1_Profile, Profile__Output as _kloak_social_v1_Profile__Output } from '../../../kloak/social/v1/Profile.ts';

export interface Comment {
  'id'?: (string);
  /**
   * Empty where it is on a post of a group.
   */
  'item'?: (string);
  'content'?: (string);
  'writer'?: (_kloak_social_v1_Profile | null);
  'responseTo'?: (string);
  'createdAt'?: (string);
  'replyCount'?: (number);
  /**
   * Its writer has said it in other words.
   */
  'edited'?: (boolean);
  /**
   * Its words are gone, and its place is there because of its replies.
   */
  'deleted'?: (boolean);
  'heartCount'?: (number);
  /**
   * The caller has given it a heart.
   */
  'hearted'?: (boolean);
  'groupPost'?: (string);
  /**
   * Likes are no hearts.
   */
  'likeCount'?: (number);
  /**
   * The caller likes it.
   */
  'liked'?: (boolean);
  '_responseTo'?: "responseTo";
  '_groupPost'?: "groupPost";
}

export interface Comment__Output {
  'id': (string);
  /**
   * Empty where it is on a post of a group.
   */
  'item': (string);
  'content': (string);
  'writer': (_kloak_social_v1_Profile__Output | null);
  'responseTo'?: (string);
  'createdAt': (string);
  'replyCount': (number);
  /**
   * Its writer has said it in other words.
   */
  'edited': (boolean);
  /**
   * Its words are gone, and its place is there because of its replies.
   */
  'deleted': (boolean);
  'heartCount': (number);
  /**
   * The caller has given it a heart.
   */
  'hearted': (boolean);
  'groupPost'?: (string);
  /**
   * Likes are no hearts.
   */
  'likeCount': (number);
  /**
   * The caller likes it.
   */
  'liked': (boolean);
  '_responseTo'?: "responseTo";
  '_groupPost'?: "groupPost";
}
