// Original file: proto/kloak/social/v1/social.proto

import type { MethodDefinition } from '@grpc/proto-loader'
import type { AnswerLookRequest as _kloak_social_v1_AnswerLookRequest, AnswerLookRequest__Output as _kloak_social_v1_AnswerLookRequest__Output } from '../../../kloak/social/v1/AnswerLookRequest.ts';
import type { AnswerLookResponse as _kloak_social_v1_AnswerLookResponse, AnswerLookResponse__Output as _kloak_social_v1_AnswerLookResponse__Output } from '../../../kloak/social/v1/AnswerLookResponse.ts';
import type { CloseReportRequest as _kloak_social_v1_CloseReportRequest, CloseReportRequest__Output as _kloak_social_v1_CloseReportRequest__Output } from '../../../kloak/social/v1/CloseReportRequest.ts';
import type { CommentHeartRequest as _kloak_social_v1_CommentHeartRequest, CommentHeartRequest__Output as _kloak_social_v1_CommentHeartRequest__Output } from '../../../kloak/social/v1/CommentHeartRequest.ts';
import type { ConnectionRequest as _kloak_social_v1_ConnectionRequest, ConnectionRequest__Output as _kloak_social_v1_ConnectionRequest__Output } from '../../../kloak/social/v1/ConnectionRequest.ts';
import type { ConnectionsResponse as _kloak_social_v1_ConnectionsResponse, ConnectionsResponse__Output as _kloak_social_v1_ConnectionsResponse__Output } from '../../../kloak/social/v1/ConnectionsResponse.ts';
import type { DeleteCommentRequest as _kloak_social_v1_DeleteCommentRequest, DeleteCommentRequest__Output as _kloak_social_v1_DeleteCommentRequest__Output } from '../../../kloak/social/v1/DeleteCommentRequest.ts';
import type { DeleteCommentResponse as _kloak_social_v1_DeleteCommentResponse, DeleteCommentResponse__Output as _kloak_social_v1_DeleteCommentResponse__Output } from '../../../kloak/social/v1/DeleteCommentResponse.ts';
import type { EditCommentRequest as _kloak_social_v1_EditCommentRequest, EditCommentRequest__Output as _kloak_social_v1_EditCommentRequest__Output } from '../../../kloak/social/v1/EditCommentRequest.ts';
import type { EditCommentResponse as _kloak_social_v1_EditCommentResponse, EditCommentResponse__Output as _kloak_social_v1_EditCommentResponse__Output } from '../../../kloak/social/v1/EditCommentResponse.ts';
import type { FindProfileRequest as _kloak_social_v1_FindProfileRequest, FindProfileRequest__Output as _kloak_social_v1_FindProfileRequest__Output } from '../../../kloak/social/v1/FindProfileRequest.ts';
import type { GetCountsRequest as _kloak_social_v1_GetCountsRequest, GetCountsRequest__Output as _kloak_social_v1_GetCountsRequest__Output } from '../../../kloak/social/v1/GetCountsRequest.ts';
import type { GetCountsResponse as _kloak_social_v1_GetCountsResponse, GetCountsResponse__Output as _kloak_social_v1_GetCountsResponse__Output } from '../../../kloak/social/v1/GetCountsResponse.ts';
import type { GetInviterRequest as _kloak_social_v1_GetInviterRequest, GetInviterRequest__Output as _kloak_social_v1_GetInviterRequest__Output } from '../../../kloak/social/v1/GetInviterRequest.ts';
import type { GetInviterResponse as _kloak_social_v1_GetInviterResponse, GetInviterResponse__Output as _kloak_social_v1_GetInviterResponse__Output } from '../../../kloak/social/v1/GetInviterResponse.ts';
import type { GetProfileRequest as _kloak_social_v1_GetProfileRequest, GetProfileRequest__Output as _kloak_social_v1_GetProfileRequest__Output } from '../../../kloak/social/v1/GetProfileRequest.ts';
import type { GiveHeartResponse as _kloak_social_v1_GiveHeartResponse, GiveHeartResponse__Output as _kloak_social_v1_GiveHeartResponse__Output } from '../../../kloak/social/v1/GiveHeartResponse.ts';
import type { HeartRequest as _kloak_social_v1_HeartRequest, HeartRequest__Output as _kloak_social_v1_HeartRequest__Output } from '../../../kloak/social/v1/HeartRequest.ts';
import type { InviteRequest as _kloak_social_v1_InviteRequest, InviteRequest__Output as _kloak_social_v1_InviteRequest__Output } from '../../../kloak/social/v1/InviteRequest.ts';
import type { InvitesResponse as _kloak_social_v1_InvitesResponse, InvitesResponse__Output as _kloak_social_v1_InvitesResponse__Output } from '../../../kloak/social/v1/InvitesResponse.ts';
import type { LikeRequest as _kloak_social_v1_LikeRequest, LikeRequest__Output as _kloak_social_v1_LikeRequest__Output } from '../../../kloak/social/v1/LikeRequest.ts';
import type { LikeResponse as _kloak_social_v1_LikeResponse, LikeResponse__Output as _kloak_social_v1_LikeResponse__Output } from '../../../kloak/social/v1/LikeResponse.ts';
import type { ListCommentHeartsRequest as _kloak_social_v1_ListCommentHeartsRequest, ListCommentHeartsRequest__Output as _kloak_social_v1_ListCommentHeartsRequest__Output } from '../../../kloak/social/v1/ListCommentHeartsRequest.ts';
import type { ListCommentsRequest as _kloak_social_v1_ListCommentsRequest, ListCommentsRequest__Output as _kloak_social_v1_ListCommentsRequest__Output } from '../../../kloak/social/v1/ListCommentsRequest.ts';
import type { ListCommentsResponse as _kloak_social_v1_ListCommentsResponse, ListCommentsResponse__Output as _kloak_social_v1_ListCommentsResponse__Output } from '../../../kloak/social/v1/ListCommentsResponse.ts';
import type { ListCommentsUnderResponse as _kloak_social_v1_ListCommentsUnderResponse, ListCommentsUnderResponse__Output as _kloak_social_v1_ListCommentsUnderResponse__Output } from '../../../kloak/social/v1/ListCommentsUnderResponse.ts';
import type { ListConnectionsOfRequest as _kloak_social_v1_ListConnectionsOfRequest, ListConnectionsOfRequest__Output as _kloak_social_v1_ListConnectionsOfRequest__Output } from '../../../kloak/social/v1/ListConnectionsOfRequest.ts';
import type { ListConnectionsRequest as _kloak_social_v1_ListConnectionsRequest, ListConnectionsRequest__Output as _kloak_social_v1_ListConnectionsRequest__Output } from '../../../kloak/social/v1/ListConnectionsRequest.ts';
import type { ListEverybodyRequest as _kloak_social_v1_ListEverybodyRequest, ListEverybodyRequest__Output as _kloak_social_v1_ListEverybodyRequest__Output } from '../../../kloak/social/v1/ListEverybodyRequest.ts';
import type { ListEverybodyResponse as _kloak_social_v1_ListEverybodyResponse, ListEverybodyResponse__Output as _kloak_social_v1_ListEverybodyResponse__Output } from '../../../kloak/social/v1/ListEverybodyResponse.ts';
import type { ListHeartsOnResponse as _kloak_social_v1_ListHeartsOnResponse, ListHeartsOnResponse__Output as _kloak_social_v1_ListHeartsOnResponse__Output } from '../../../kloak/social/v1/ListHeartsOnResponse.ts';
import type { ListHeartsRequest as _kloak_social_v1_ListHeartsRequest, ListHeartsRequest__Output as _kloak_social_v1_ListHeartsRequest__Output } from '../../../kloak/social/v1/ListHeartsRequest.ts';
import type { ListHeartsResponse as _kloak_social_v1_ListHeartsResponse, ListHeartsResponse__Output as _kloak_social_v1_ListHeartsResponse__Output } from '../../../kloak/social/v1/ListHeartsResponse.ts';
import type { ListInvitesRequest as _kloak_social_v1_ListInvitesRequest, ListInvitesRequest__Output as _kloak_social_v1_ListInvitesRequest__Output } from '../../../kloak/social/v1/ListInvitesRequest.ts';
import type { ListItemCountsRequest as _kloak_social_v1_ListItemCountsRequest, ListItemCountsRequest__Output as _kloak_social_v1_ListItemCountsRequest__Output } from '../../../kloak/social/v1/ListItemCountsRequest.ts';
import type { ListItemCountsResponse as _kloak_social_v1_ListItemCountsResponse, ListItemCountsResponse__Output as _kloak_social_v1_ListItemCountsResponse__Output } from '../../../kloak/social/v1/ListItemCountsResponse.ts';
import type { ListLikesRequest as _kloak_social_v1_ListLikesRequest, ListLikesRequest__Output as _kloak_social_v1_ListLikesRequest__Output } from '../../../kloak/social/v1/ListLikesRequest.ts';
import type { ListLikesResponse as _kloak_social_v1_ListLikesResponse, ListLikesResponse__Output as _kloak_social_v1_ListLikesResponse__Output } from '../../../kloak/social/v1/ListLikesResponse.ts';
import type { ListLooksRequest as _kloak_social_v1_ListLooksRequest, ListLooksRequest__Output as _kloak_social_v1_ListLooksRequest__Output } from '../../../kloak/social/v1/ListLooksRequest.ts';
import type { ListLooksResponse as _kloak_social_v1_ListLooksResponse, ListLooksResponse__Output as _kloak_social_v1_ListLooksResponse__Output } from '../../../kloak/social/v1/ListLooksResponse.ts';
import type { ListOwnReportsRequest as _kloak_social_v1_ListOwnReportsRequest, ListOwnReportsRequest__Output as _kloak_social_v1_ListOwnReportsRequest__Output } from '../../../kloak/social/v1/ListOwnReportsRequest.ts';
import type { ListPostReactionsRequest as _kloak_social_v1_ListPostReactionsRequest, ListPostReactionsRequest__Output as _kloak_social_v1_ListPostReactionsRequest__Output } from '../../../kloak/social/v1/ListPostReactionsRequest.ts';
import type { ListPostReactionsResponse as _kloak_social_v1_ListPostReactionsResponse, ListPostReactionsResponse__Output as _kloak_social_v1_ListPostReactionsResponse__Output } from '../../../kloak/social/v1/ListPostReactionsResponse.ts';
import type { ListReactionsOnRequest as _kloak_social_v1_ListReactionsOnRequest, ListReactionsOnRequest__Output as _kloak_social_v1_ListReactionsOnRequest__Output } from '../../../kloak/social/v1/ListReactionsOnRequest.ts';
import type { ListReportsRequest as _kloak_social_v1_ListReportsRequest, ListReportsRequest__Output as _kloak_social_v1_ListReportsRequest__Output } from '../../../kloak/social/v1/ListReportsRequest.ts';
import type { ListReportsResponse as _kloak_social_v1_ListReportsResponse, ListReportsResponse__Output as _kloak_social_v1_ListReportsResponse__Output } from '../../../kloak/social/v1/ListReportsResponse.ts';
import type { LookAtReportedResponse as _kloak_social_v1_LookAtReportedResponse, LookAtReportedResponse__Output as _kloak_social_v1_LookAtReportedResponse__Output } from '../../../kloak/social/v1/LookAtReportedResponse.ts';
import type { ProfileResponse as _kloak_social_v1_ProfileResponse, ProfileResponse__Output as _kloak_social_v1_ProfileResponse__Output } from '../../../kloak/social/v1/ProfileResponse.ts';
import type { ReportRequest as _kloak_social_v1_ReportRequest, ReportRequest__Output as _kloak_social_v1_ReportRequest__Output } from '../../../kloak/social/v1/ReportRequest.ts';
import type { ReportResponse as _kloak_social_v1_ReportResponse, ReportResponse__Output as _kloak_social_v1_ReportResponse__Output } from '../../../kloak/social/v1/ReportResponse.ts';
import type { ResendInviteResponse as _kloak_social_v1_ResendInviteResponse, ResendInviteResponse__Output as _kloak_social_v1_ResendInviteResponse__Output } from '../../../kloak/social/v1/ResendInviteResponse.ts';
import type { SaveCommentRequest as _kloak_social_v1_SaveCommentRequest, SaveCommentRequest__Output as _kloak_social_v1_SaveCommentRequest__Output } from '../../../kloak/social/v1/SaveCommentRequest.ts';
import type { SaveCommentResponse as _kloak_social_v1_SaveCommentResponse, SaveCommentResponse__Output as _kloak_social_v1_SaveCommentResponse__Output } from '../../../kloak/social/v1/SaveCommentResponse.ts';
import type { SendInviteRequest as _kloak_social_v1_SendInviteRequest, SendInviteRequest__Output as _kloak_social_v1_SendInviteRequest__Output } from '../../../kloak/social/v1/SendInviteRequest.ts';
import type { SendInviteResponse as _kloak_social_v1_SendInviteResponse, SendInviteResponse__Output as _kloak_social_v1_SendInviteResponse__Output } from '../../../kloak/social/v1/SendInviteResponse.ts';
import type { SendReportRequest as _kloak_social_v1_SendReportRequest, SendReportRequest__Output as _kloak_social_v1_SendReportRequest__Output } from '../../../kloak/social/v1/SendReportRequest.ts';
import type { SendReportResponse as _kloak_social_v1_SendReportResponse, SendReportResponse__Output as _kloak_social_v1_SendReportResponse__Output } from '../../../kloak/social/v1/SendReportResponse.ts';
import type { TakeHeartResponse as _kloak_social_v1_TakeHeartResponse, TakeHeartResponse__Output as _kloak_social_v1_TakeHeartResponse__Output } from '../../../kloak/social/v1/TakeHeartResponse.ts';

export interface SocialDefinition {
  AcceptConnection: MethodDefinition<_kloak_social_v1_ConnectionRequest, _kloak_social_v1_ConnectionsResponse, _kloak_social_v1_ConnectionRequest__Output, _kloak_social_v1_ConnectionsResponse__Output>
  AnswerLook: MethodDefinition<_kloak_social_v1_AnswerLookRequest, _kloak_social_v1_AnswerLookResponse, _kloak_social_v1_AnswerLookRequest__Output, _kloak_social_v1_AnswerLookResponse__Output>
  AskToLook: MethodDefinition<_kloak_social_v1_ReportRequest, _kloak_social_v1_ReportResponse, _kloak_social_v1_ReportRequest__Output, _kloak_social_v1_ReportResponse__Output>
  BlockMember: MethodDefinition<_kloak_social_v1_ConnectionRequest, _kloak_social_v1_ConnectionsResponse, _kloak_social_v1_ConnectionRequest__Output, _kloak_social_v1_ConnectionsResponse__Output>
  CloseReport: MethodDefinition<_kloak_social_v1_CloseReportRequest, _kloak_social_v1_ReportResponse, _kloak_social_v1_CloseReportRequest__Output, _kloak_social_v1_ReportResponse__Output>
  DeleteComment: MethodDefinition<_kloak_social_v1_DeleteCommentRequest, _kloak_social_v1_DeleteCommentResponse, _kloak_social_v1_DeleteCommentRequest__Output, _kloak_social_v1_DeleteCommentResponse__Output>
  EditComment: MethodDefinition<_kloak_social_v1_EditCommentRequest, _kloak_social_v1_EditCommentResponse, _kloak_social_v1_EditCommentRequest__Output, _kloak_social_v1_EditCommentResponse__Output>
  FindProfile: MethodDefinition<_kloak_social_v1_FindProfileRequest, _kloak_social_v1_ProfileResponse, _kloak_social_v1_FindProfileRequest__Output, _kloak_social_v1_ProfileResponse__Output>
  GetCounts: MethodDefinition<_kloak_social_v1_GetCountsRequest, _kloak_social_v1_GetCountsResponse, _kloak_social_v1_GetCountsRequest__Output, _kloak_social_v1_GetCountsResponse__Output>
  GetInviter: MethodDefinition<_kloak_social_v1_GetInviterRequest, _kloak_social_v1_GetInviterResponse, _kloak_social_v1_GetInviterRequest__Output, _kloak_social_v1_GetInviterResponse__Output>
  GetProfile: MethodDefinition<_kloak_social_v1_GetProfileRequest, _kloak_social_v1_ProfileResponse, _kloak_social_v1_GetProfileRequest__Output, _kloak_social_v1_ProfileResponse__Output>
  GiveCommentHeart: MethodDefinition<_kloak_social_v1_CommentHeartRequest, _kloak_social_v1_GiveHeartResponse, _kloak_social_v1_CommentHeartRequest__Output, _kloak_social_v1_GiveHeartResponse__Output>
  GiveHeart: MethodDefinition<_kloak_social_v1_HeartRequest, _kloak_social_v1_GiveHeartResponse, _kloak_social_v1_HeartRequest__Output, _kloak_social_v1_GiveHeartResponse__Output>
  GiveLike: MethodDefinition<_kloak_social_v1_LikeRequest, _kloak_social_v1_LikeResponse, _kloak_social_v1_LikeRequest__Output, _kloak_social_v1_LikeResponse__Output>
  ListCommentHearts: MethodDefinition<_kloak_social_v1_ListCommentHeartsRequest, _kloak_social_v1_ListHeartsResponse, _kloak_social_v1_ListCommentHeartsRequest__Output, _kloak_social_v1_ListHeartsResponse__Output>
  ListComments: MethodDefinition<_kloak_social_v1_ListCommentsRequest, _kloak_social_v1_ListCommentsResponse, _kloak_social_v1_ListCommentsRequest__Output, _kloak_social_v1_ListCommentsResponse__Output>
  ListCommentsUnder: MethodDefinition<_kloak_social_v1_ListReactionsOnRequest, _kloak_social_v1_ListCommentsUnderResponse, _kloak_social_v1_ListReactionsOnRequest__Output, _kloak_social_v1_ListCommentsUnderResponse__Output>
  ListConnections: MethodDefinition<_kloak_social_v1_ListConnectionsRequest, _kloak_social_v1_ConnectionsResponse, _kloak_social_v1_ListConnectionsRequest__Output, _kloak_social_v1_ConnectionsResponse__Output>
  ListConnectionsOf: MethodDefinition<_kloak_social_v1_ListConnectionsOfRequest, _kloak_social_v1_ConnectionsResponse, _kloak_social_v1_ListConnectionsOfRequest__Output, _kloak_social_v1_ConnectionsResponse__Output>
  ListEverybody: MethodDefinition<_kloak_social_v1_ListEverybodyRequest, _kloak_social_v1_ListEverybodyResponse, _kloak_social_v1_ListEverybodyRequest__Output, _kloak_social_v1_ListEverybodyResponse__Output>
  ListHearts: MethodDefinition<_kloak_social_v1_ListHeartsRequest, _kloak_social_v1_ListHeartsResponse, _kloak_social_v1_ListHeartsRequest__Output, _kloak_social_v1_ListHeartsResponse__Output>
  ListHeartsOn: MethodDefinition<_kloak_social_v1_ListReactionsOnRequest, _kloak_social_v1_ListHeartsOnResponse, _kloak_social_v1_ListReactionsOnRequest__Output, _kloak_social_v1_ListHeartsOnResponse__Output>
  ListInvites: MethodDefinition<_kloak_social_v1_ListInvitesRequest, _kloak_social_v1_InvitesResponse, _kloak_social_v1_ListInvitesRequest__Output, _kloak_social_v1_InvitesResponse__Output>
  ListItemCounts: MethodDefinition<_kloak_social_v1_ListItemCountsRequest, _kloak_social_v1_ListItemCountsResponse, _kloak_social_v1_ListItemCountsRequest__Output, _kloak_social_v1_ListItemCountsResponse__Output>
  ListLikes: MethodDefinition<_kloak_social_v1_ListLikesRequest, _kloak_social_v1_ListLikesResponse, _kloak_social_v1_ListLikesRequest__Output, _kloak_social_v1_ListLikesResponse__Output>
  ListLooks: MethodDefinition<_kloak_social_v1_ListLooksRequest, _kloak_social_v1_ListLooksResponse, _kloak_social_v1_ListLooksRequest__Output, _kloak_social_v1_ListLooksResponse__Output>
  ListOwnReports: MethodDefinition<_kloak_social_v1_ListOwnReportsRequest, _kloak_social_v1_ListReportsResponse, _kloak_social_v1_ListOwnReportsRequest__Output, _kloak_social_v1_ListReportsResponse__Output>
  ListPostReactions: MethodDefinition<_kloak_social_v1_ListPostReactionsRequest, _kloak_social_v1_ListPostReactionsResponse, _kloak_social_v1_ListPostReactionsRequest__Output, _kloak_social_v1_ListPostReactionsResponse__Output>
  ListReports: MethodDefinition<_kloak_social_v1_ListReportsRequest, _kloak_social_v1_ListReportsResponse, _kloak_social_v1_ListReportsRequest__Output, _kloak_social_v1_ListReportsResponse__Output>
  LookAtReported: MethodDefinition<_kloak_social_v1_ReportRequest, _kloak_social_v1_LookAtReportedResponse, _kloak_social_v1_ReportRequest__Output, _kloak_social_v1_LookAtReportedResponse__Output>
  RejectConnection: MethodDefinition<_kloak_social_v1_ConnectionRequest, _kloak_social_v1_ConnectionsResponse, _kloak_social_v1_ConnectionRequest__Output, _kloak_social_v1_ConnectionsResponse__Output>
  RemoveInvite: MethodDefinition<_kloak_social_v1_InviteRequest, _kloak_social_v1_InvitesResponse, _kloak_social_v1_InviteRequest__Output, _kloak_social_v1_InvitesResponse__Output>
  RequestConnection: MethodDefinition<_kloak_social_v1_ConnectionRequest, _kloak_social_v1_ConnectionsResponse, _kloak_social_v1_ConnectionRequest__Output, _kloak_social_v1_ConnectionsResponse__Output>
  ResendInvite: MethodDefinition<_kloak_social_v1_InviteRequest, _kloak_social_v1_ResendInviteResponse, _kloak_social_v1_InviteRequest__Output, _kloak_social_v1_ResendInviteResponse__Output>
  SaveComment: MethodDefinition<_kloak_social_v1_SaveCommentRequest, _kloak_social_v1_SaveCommentResponse, _kloak_social_v1_SaveCommentRequest__Output, _kloak_social_v1_SaveCommentResponse__Output>
  SendInvite: MethodDefinition<_kloak_social_v1_SendInviteRequest, _kloak_social_v1_SendInviteResponse, _kloak_social_v1_SendInviteRequest__Output, _kloak_social_v1_SendInviteResponse__Output>
  SendReport: MethodDefinition<_kloak_social_v1_SendReportRequest, _kloak_social_v1_SendReportResponse, _kloak_social_v1_SendReportRequest__Output, _kloak_social_v1_SendReportResponse__Output>
  TakeCommentHeart: MethodDefinition<_kloak_social_v1_CommentHeartRequest, _kloak_social_v1_TakeHeartResponse, _kloak_social_v1_CommentHeartRequest__Output, _kloak_social_v1_TakeHeartResponse__Output>
  TakeHeart: MethodDefinition<_kloak_social_v1_HeartRequest, _kloak_social_v1_TakeHeartResponse, _kloak_social_v1_HeartRequest__Output, _kloak_social_v1_TakeHeartResponse__Output>
  TakeLike: MethodDefinition<_kloak_social_v1_LikeRequest, _kloak_social_v1_LikeResponse, _kloak_social_v1_LikeRequest__Output, _kloak_social_v1_LikeResponse__Output>
  UnblockMember: MethodDefinition<_kloak_social_v1_ConnectionRequest, _kloak_social_v1_ConnectionsResponse, _kloak_social_v1_ConnectionRequest__Output, _kloak_social_v1_ConnectionsResponse__Output>
}
