// Original file: proto/kloak/media/v1/media.proto

import type { FamilyMember as _kloak_media_v1_FamilyMember, FamilyMember__Output as _kloak_media_v1_FamilyMember__Output } from '../../../kloak/media/v1/FamilyMember.ts';

export interface ListFamilyFeedResponse {
  'members'?: (_kloak_media_v1_FamilyMember)[];
}

export interface ListFamilyFeedResponse__Output {
  'members': (_kloak_media_v1_FamilyMember__Output)[];
}
