// Original file: proto/kloak/social/v1/social.proto

import type { SentInvite as _kloak_social_v1_SentInvite, SentInvite__Output as _kloak_social_v1_SentInvite__Output } from '../../../kloak/social/v1/SentInvite.ts';
import type { User as _kloak_social_v1_User, User__Output as _kloak_social_v1_User__Output } from '../../../kloak/social/v1/User.ts';

export interface ListEverybodyResponse {
  'invites'?: (_kloak_social_v1_SentInvite)[];
  /**
   * How many there are in all; with a `search`, how many were found.
   */
  'totalInvites'?: (number);
  'nextInvites'?: (string);
  'users'?: (_kloak_social_v1_User)[];
  'totalUsers'?: (number);
  'nextUsers'?: (string);
  '_nextInvites'?: "nextInvites";
  '_nextUsers'?: "nextUsers";
}

export interface ListEverybodyResponse__Output {
  'invites': (_kloak_social_v1_SentInvite__Output)[];
  /**
   * How many there are in all; with a `search`, how many were found.
   */
  'totalInvites': (number);
  'nextInvites'?: (string);
  'users': (_kloak_social_v1_User__Output)[];
  'totalUsers': (number);
  'nextUsers'?: (string);
  '_nextInvites'?: "nextInvites";
  '_nextUsers'?: "nextUsers";
}
