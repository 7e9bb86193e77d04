// Original file: proto/kloak/chat/v1/chat.proto

import type { Profile as _kloak_chat_v1_Profile, Profile__Output as _kloak_chat_v1_Profile__Output } from '../../../kloak/chat/v1/Profile.ts';

export interface FindRecipientsResponse {
  'profiles'?: (_kloak_chat_v1_Profile)[];
}

export interface FindRecipientsResponse__Output {
  'profiles': (_kloak_chat_v1_Profile__Output)[];
}
