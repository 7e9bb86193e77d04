// Original file: proto/kloak/social/v1/social.proto

import type { MethodDefinition } from '@grpc/proto-loader'
import type { CommentHeartRequest as _kloak_social_v1_CommentHeartRequest, CommentHeartRequest__Output as _kloak_social_v1_CommentHeartRequest__Output } from '../../../kloak/social/v1/CommentHeartRequest.ts';
import type { ConnectionRequest as _kloak_social_v1_ConnectionRequest, ConnectionRequest__Output as _kloak_social_v1_ConnectionRequest__Output } from '../../../kloak/social/v1/ConnectionRequest.ts';
import type { ConnectionsResponse as _kloak_social_v1_ConnectionsResponse, ConnectionsResponse__Output as _kloak_social_v1_ConnectionsResponse__Output } from '../../../kloak/social/v1/ConnectionsResponse.ts';
import type { DeleteCommentRequest as _kloak_social_v1_DeleteCommentRequest, DeleteCommentRequest__Output as _kloak_social_v1_DeleteCommentRequest__Output } from '../../../kloak/social/v1/DeleteCommentRequest.ts';
import type { DeleteCommentResponse as _kloak_social_v1_DeleteCommentResponse, DeleteCommentResponse__Output as _kloak_social_v1_DeleteCommentResponse__Output } from '../../../kloak/social/v1/DeleteCommentResponse.ts';
import type { EditCommentRequest as _kloak_social_v1_EditCommentRequest, EditCommentRequest__Output as _kloak_social_v1_EditCommentRequest__Output } from '../../../kloak/social/v1/EditCommentRequest.ts';
import type { EditCommentResponse as _kloak_social_v1_EditCommentResponse, EditCommentResponse__Output as _kloak_social_v1_EditCommentResponse__Output } from '../../../kloak/social/v1/EditCommentResponse.ts';
import type { FindProfileRequest as _kloak_social_v1_FindProfileRequest, FindProfileRequest__Output as _kloak_social_v1_FindProfileRequest__Output } from '../../../kloak/social/v1/FindProfileRequest.ts';
import type { GetProfileRequest as _kloak_social_v1_GetProfileRequest, GetProfileRequest__Output as _kloak_social_v1_GetProfileRequest__Output } from '../../../kloak/social/v1/GetProfileRequest.ts';
import type { GiveHeartResponse as _kloak_social_v1_GiveHeartResponse, GiveHeartResponse__Output as _kloak_social_v1_GiveHeartResponse__Output } from '../../../kloak/social/v1/GiveHeartResponse.ts';
import type { HeartRequest as _kloak_social_v1_HeartRequest, HeartRequest__Output as _kloak_social_v1_HeartRequest__Output } from '../../../kloak/social/v1/HeartRequest.ts';
import type { ListCommentHeartsRequest as _kloak_social_v1_ListCommentHeartsRequest, ListCommentHeartsRequest__Output as _kloak_social_v1_ListCommentHeartsRequest__Output } from '../../../kloak/social/v1/ListCommentHeartsRequest.ts';
import type { ListCommentsRequest as _kloak_social_v1_ListCommentsRequest, ListCommentsRequest__Output as _kloak_social_v1_ListCommentsRequest__Output } from '../../../kloak/social/v1/ListCommentsRequest.ts';
import type { ListCommentsResponse as _kloak_social_v1_ListCommentsResponse, ListCommentsResponse__Output as _kloak_social_v1_ListCommentsResponse__Output } from '../../../kloak/social/v1/ListCommentsResponse.ts';
import type { ListConnectionsRequest as _kloak_social_v1_ListConnectionsRequest, ListConnectionsRequest__Output as _kloak_social_v1_ListConnectionsRequest__Output } from '../../../kloak/social/v1/ListConnectionsRequest.ts';
import type { ListHeartsRequest as _kloak_social_v1_ListHeartsRequest, ListHeartsRequest__Output as _kloak_social_v1_ListHeartsRequest__Output } from '../../../kloak/social/v1/ListHeartsRequest.ts';
import type { ListHeartsResponse as _kloak_social_v1_ListHeartsResponse, ListHeartsResponse__Output as _kloak_social_v1_ListHeartsResponse__Output } from '../../../kloak/social/v1/ListHeartsResponse.ts';
import type { ProfileResponse as _kloak_social_v1_ProfileResponse, ProfileResponse__Output as _kloak_social_v1_ProfileResponse__Output } from '../../../kloak/social/v1/ProfileResponse.ts';
import type { SaveCommentRequest as _kloak_social_v1_SaveCommentRequest, SaveCommentRequest__Output as _kloak_social_v1_SaveCommentRequest__Output } from '../../../kloak/social/v1/SaveCommentRequest.ts';
import type { SaveCommentResponse as _kloak_social_v1_SaveCommentResponse, SaveCommentResponse__Output as _kloak_social_v1_SaveCommentResponse__Output } from '../../../kloak/social/v1/SaveCommentResponse.ts';
import type { TakeHeartResponse as _kloak_social_v1_TakeHeartResponse, TakeHeartResponse__Output as _kloak_social_v1_TakeHeartResponse__Output } from '../../../kloak/social/v1/TakeHeartResponse.ts';

export interface SocialDefinition {
  AcceptConnection: MethodDefinition<_kloak_social_v1_ConnectionRequest, _kloak_social_v1_ConnectionsResponse, _kloak_social_v1_ConnectionRequest__Output, _kloak_social_v1_ConnectionsResponse__Output>
  DeleteComment: MethodDefinition<_kloak_social_v1_DeleteCommentRequest, _kloak_social_v1_DeleteCommentResponse, _kloak_social_v1_DeleteCommentRequest__Output, _kloak_social_v1_DeleteCommentResponse__Output>
  EditComment: MethodDefinition<_kloak_social_v1_EditCommentRequest, _kloak_social_v1_EditCommentResponse, _kloak_social_v1_EditCommentRequest__Output, _kloak_social_v1_EditCommentResponse__Output>
  FindProfile: MethodDefinition<_kloak_social_v1_FindProfileRequest, _kloak_social_v1_ProfileResponse, _kloak_social_v1_FindProfileRequest__Output, _kloak_social_v1_ProfileResponse__Output>
  GetProfile: MethodDefinition<_kloak_social_v1_GetProfileRequest, _kloak_social_v1_ProfileResponse, _kloak_social_v1_GetProfileRequest__Output, _kloak_social_v1_ProfileResponse__Output>
  GiveCommentHeart: MethodDefinition<_kloak_social_v1_CommentHeartRequest, _kloak_social_v1_GiveHeartResponse, _kloak_social_v1_CommentHeartRequest__Output, _kloak_social_v1_GiveHeartResponse__Output>
  GiveHeart: MethodDefinition<_kloak_social_v1_HeartRequest, _kloak_social_v1_GiveHeartResponse, _kloak_social_v1_HeartRequest__Output, _kloak_social_v1_GiveHeartResponse__Output>
  ListCommentHearts: MethodDefinition<_kloak_social_v1_ListCommentHeartsRequest, _kloak_social_v1_ListHeartsResponse, _kloak_social_v1_ListCommentHeartsRequest__Output, _kloak_social_v1_ListHeartsResponse__Output>
  ListComments: MethodDefinition<_kloak_social_v1_ListCommentsRequest, _kloak_social_v1_ListCommentsResponse, _kloak_social_v1_ListCommentsRequest__Output, _kloak_social_v1_ListCommentsResponse__Output>
  ListConnections: MethodDefinition<_kloak_social_v1_ListConnectionsRequest, _kloak_social_v1_ConnectionsResponse, _kloak_social_v1_ListConnectionsRequest__Output, _kloak_social_v1_ConnectionsResponse__Output>
  ListHearts: MethodDefinition<_kloak_social_v1_ListHeartsRequest, _kloak_social_v1_ListHeartsResponse, _kloak_social_v1_ListHeartsRequest__Output, _kloak_social_v1_ListHeartsResponse__Output>
  RejectConnection: MethodDefinition<_kloak_social_v1_ConnectionRequest, _kloak_social_v1_ConnectionsResponse, _kloak_social_v1_ConnectionRequest__Output, _kloak_social_v1_ConnectionsResponse__Output>
  RequestConnection: MethodDefinition<_kloak_social_v1_ConnectionRequest, _kloak_social_v1_ConnectionsResponse, _kloak_social_v1_ConnectionRequest__Output, _kloak_social_v1_ConnectionsResponse__Output>
  SaveComment: MethodDefinition<_kloak_social_v1_SaveCommentRequest, _kloak_social_v1_SaveCommentResponse, _kloak_social_v1_SaveCommentRequest__Output, _kloak_social_v1_SaveCommentResponse__Output>
  TakeCommentHeart: MethodDefinition<_kloak_social_v1_CommentHeartRequest, _kloak_social_v1_TakeHeartResponse, _kloak_social_v1_CommentHeartRequest__Output, _kloak_social_v1_TakeHeartResponse__Output>
  TakeHeart: MethodDefinition<_kloak_social_v1_HeartRequest, _kloak_social_v1_TakeHeartResponse, _kloak_social_v1_HeartRequest__Output, _kloak_social_v1_TakeHeartResponse__Output>
}
