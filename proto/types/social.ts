// Made by scripts/generate.ts from proto/kloak/social.
import type { AnswerLookRequest, AnswerLookRequest__Output } from './kloak/social/v1/AnswerLookRequest.ts';
import type { AnswerLookResponse, AnswerLookResponse__Output } from './kloak/social/v1/AnswerLookResponse.ts';
import type { CloseReportRequest, CloseReportRequest__Output } from './kloak/social/v1/CloseReportRequest.ts';
import type { CommentDeleted__Output } from './kloak/social/v1/CommentDeleted.ts';
import type { CommentEdited__Output } from './kloak/social/v1/CommentEdited.ts';
import type { CommentHeartGiven__Output } from './kloak/social/v1/CommentHeartGiven.ts';
import type { CommentHeartRequest, CommentHeartRequest__Output } from './kloak/social/v1/CommentHeartRequest.ts';
import type { CommentHeartTaken__Output } from './kloak/social/v1/CommentHeartTaken.ts';
import type { CommentSaved__Output } from './kloak/social/v1/CommentSaved.ts';
import type { ConnectionAccepted__Output } from './kloak/social/v1/ConnectionAccepted.ts';
import type { ConnectionCancelled__Output } from './kloak/social/v1/ConnectionCancelled.ts';
import type { ConnectionDeclined__Output } from './kloak/social/v1/ConnectionDeclined.ts';
import type { ConnectionRemoved__Output } from './kloak/social/v1/ConnectionRemoved.ts';
import type { ConnectionRequest, ConnectionRequest__Output } from './kloak/social/v1/ConnectionRequest.ts';
import type { ConnectionRequestHeldOff__Output } from './kloak/social/v1/ConnectionRequestHeldOff.ts';
import type { ConnectionRequested__Output } from './kloak/social/v1/ConnectionRequested.ts';
import type { ConnectionsResponse, ConnectionsResponse__Output } from './kloak/social/v1/ConnectionsResponse.ts';
import type { DeleteCommentRequest, DeleteCommentRequest__Output } from './kloak/social/v1/DeleteCommentRequest.ts';
import type { DeleteCommentResponse, DeleteCommentResponse__Output } from './kloak/social/v1/DeleteCommentResponse.ts';
import type { EditCommentRequest, EditCommentRequest__Output } from './kloak/social/v1/EditCommentRequest.ts';
import type { EditCommentResponse, EditCommentResponse__Output } from './kloak/social/v1/EditCommentResponse.ts';
import type { FindProfileRequest, FindProfileRequest__Output } from './kloak/social/v1/FindProfileRequest.ts';
import type { GetCountsRequest, GetCountsRequest__Output } from './kloak/social/v1/GetCountsRequest.ts';
import type { GetCountsResponse, GetCountsResponse__Output } from './kloak/social/v1/GetCountsResponse.ts';
import type { GetInviterRequest, GetInviterRequest__Output } from './kloak/social/v1/GetInviterRequest.ts';
import type { GetInviterResponse, GetInviterResponse__Output } from './kloak/social/v1/GetInviterResponse.ts';
import type { GetProfileRequest, GetProfileRequest__Output } from './kloak/social/v1/GetProfileRequest.ts';
import type { GiveHeartResponse, GiveHeartResponse__Output } from './kloak/social/v1/GiveHeartResponse.ts';
import type { HeartGiven__Output } from './kloak/social/v1/HeartGiven.ts';
import type { HeartRequest, HeartRequest__Output } from './kloak/social/v1/HeartRequest.ts';
import type { HeartTaken__Output } from './kloak/social/v1/HeartTaken.ts';
import type { HeldOffRequestCancelled__Output } from './kloak/social/v1/HeldOffRequestCancelled.ts';
import type { InviteMailAsked__Output } from './kloak/social/v1/InviteMailAsked.ts';
import type { InviteRemoved__Output } from './kloak/social/v1/InviteRemoved.ts';
import type { InviteRequest, InviteRequest__Output } from './kloak/social/v1/InviteRequest.ts';
import type { InviteResent__Output } from './kloak/social/v1/InviteResent.ts';
import type { InviteSent__Output } from './kloak/social/v1/InviteSent.ts';
import type { InvitesResponse, InvitesResponse__Output } from './kloak/social/v1/InvitesResponse.ts';
import type { ItemLookedAt__Output } from './kloak/social/v1/ItemLookedAt.ts';
import type { LikeGiven__Output } from './kloak/social/v1/LikeGiven.ts';
import type { LikeRequest, LikeRequest__Output } from './kloak/social/v1/LikeRequest.ts';
import type { LikeResponse, LikeResponse__Output } from './kloak/social/v1/LikeResponse.ts';
import type { LikeTaken__Output } from './kloak/social/v1/LikeTaken.ts';
import type { ListCommentHeartsRequest, ListCommentHeartsRequest__Output } from './kloak/social/v1/ListCommentHeartsRequest.ts';
import type { ListCommentsRequest, ListCommentsRequest__Output } from './kloak/social/v1/ListCommentsRequest.ts';
import type { ListCommentsResponse, ListCommentsResponse__Output } from './kloak/social/v1/ListCommentsResponse.ts';
import type { ListCommentsUnderResponse, ListCommentsUnderResponse__Output } from './kloak/social/v1/ListCommentsUnderResponse.ts';
import type { ListConnectionsOfRequest, ListConnectionsOfRequest__Output } from './kloak/social/v1/ListConnectionsOfRequest.ts';
import type { ListConnectionsRequest, ListConnectionsRequest__Output } from './kloak/social/v1/ListConnectionsRequest.ts';
import type { ListEverybodyRequest, ListEverybodyRequest__Output } from './kloak/social/v1/ListEverybodyRequest.ts';
import type { ListEverybodyResponse, ListEverybodyResponse__Output } from './kloak/social/v1/ListEverybodyResponse.ts';
import type { ListHeartsOnResponse, ListHeartsOnResponse__Output } from './kloak/social/v1/ListHeartsOnResponse.ts';
import type { ListHeartsRequest, ListHeartsRequest__Output } from './kloak/social/v1/ListHeartsRequest.ts';
import type { ListHeartsResponse, ListHeartsResponse__Output } from './kloak/social/v1/ListHeartsResponse.ts';
import type { ListInvitesRequest, ListInvitesRequest__Output } from './kloak/social/v1/ListInvitesRequest.ts';
import type { ListItemCountsRequest, ListItemCountsRequest__Output } from './kloak/social/v1/ListItemCountsRequest.ts';
import type { ListItemCountsResponse, ListItemCountsResponse__Output } from './kloak/social/v1/ListItemCountsResponse.ts';
import type { ListLikesRequest, ListLikesRequest__Output } from './kloak/social/v1/ListLikesRequest.ts';
import type { ListLikesResponse, ListLikesResponse__Output } from './kloak/social/v1/ListLikesResponse.ts';
import type { ListLooksRequest, ListLooksRequest__Output } from './kloak/social/v1/ListLooksRequest.ts';
import type { ListLooksResponse, ListLooksResponse__Output } from './kloak/social/v1/ListLooksResponse.ts';
import type { ListOwnReportsRequest, ListOwnReportsRequest__Output } from './kloak/social/v1/ListOwnReportsRequest.ts';
import type { ListPostReactionsRequest, ListPostReactionsRequest__Output } from './kloak/social/v1/ListPostReactionsRequest.ts';
import type { ListPostReactionsResponse, ListPostReactionsResponse__Output } from './kloak/social/v1/ListPostReactionsResponse.ts';
import type { ListReactionsOnRequest, ListReactionsOnRequest__Output } from './kloak/social/v1/ListReactionsOnRequest.ts';
import type { ListReportsRequest, ListReportsRequest__Output } from './kloak/social/v1/ListReportsRequest.ts';
import type { ListReportsResponse, ListReportsResponse__Output } from './kloak/social/v1/ListReportsResponse.ts';
import type { LookAllowed__Output } from './kloak/social/v1/LookAllowed.ts';
import type { LookAsked__Output } from './kloak/social/v1/LookAsked.ts';
import type { LookAtReportedResponse, LookAtReportedResponse__Output } from './kloak/social/v1/LookAtReportedResponse.ts';
import type { LookDeclined__Output } from './kloak/social/v1/LookDeclined.ts';
import type { MemberBlocked__Output } from './kloak/social/v1/MemberBlocked.ts';
import type { MemberUnblocked__Output } from './kloak/social/v1/MemberUnblocked.ts';
import type { ProfileResponse, ProfileResponse__Output } from './kloak/social/v1/ProfileResponse.ts';
import type { ReportAsked__Output } from './kloak/social/v1/ReportAsked.ts';
import type { ReportClosed__Output } from './kloak/social/v1/ReportClosed.ts';
import type { ReportMade__Output } from './kloak/social/v1/ReportMade.ts';
import type { ReportRequest, ReportRequest__Output } from './kloak/social/v1/ReportRequest.ts';
import type { ReportResponse, ReportResponse__Output } from './kloak/social/v1/ReportResponse.ts';
import type { ResendInviteResponse, ResendInviteResponse__Output } from './kloak/social/v1/ResendInviteResponse.ts';
import type { SaveCommentRequest, SaveCommentRequest__Output } from './kloak/social/v1/SaveCommentRequest.ts';
import type { SaveCommentResponse, SaveCommentResponse__Output } from './kloak/social/v1/SaveCommentResponse.ts';
import type { SendInviteRequest, SendInviteRequest__Output } from './kloak/social/v1/SendInviteRequest.ts';
import type { SendInviteResponse, SendInviteResponse__Output } from './kloak/social/v1/SendInviteResponse.ts';
import type { SendReportRequest, SendReportRequest__Output } from './kloak/social/v1/SendReportRequest.ts';
import type { SendReportResponse, SendReportResponse__Output } from './kloak/social/v1/SendReportResponse.ts';
import type { TakeHeartResponse, TakeHeartResponse__Output } from './kloak/social/v1/TakeHeartResponse.ts';

/** What the log of social holds: the message's name and its fields. */
export type SocialEvent =
  | { type: 'ConnectionRequested'; data: ConnectionRequested__Output }
  | { type: 'ConnectionAccepted'; data: ConnectionAccepted__Output }
  | { type: 'ConnectionDeclined'; data: ConnectionDeclined__Output }
  | { type: 'ConnectionRequestHeldOff'; data: ConnectionRequestHeldOff__Output }
  | { type: 'HeldOffRequestCancelled'; data: HeldOffRequestCancelled__Output }
  | { type: 'ConnectionCancelled'; data: ConnectionCancelled__Output }
  | { type: 'ConnectionRemoved'; data: ConnectionRemoved__Output }
  | { type: 'MemberBlocked'; data: MemberBlocked__Output }
  | { type: 'MemberUnblocked'; data: MemberUnblocked__Output }
  | { type: 'InviteSent'; data: InviteSent__Output }
  | { type: 'InviteResent'; data: InviteResent__Output }
  | { type: 'InviteRemoved'; data: InviteRemoved__Output }
  | { type: 'InviteMailAsked'; data: InviteMailAsked__Output }
  | { type: 'HeartGiven'; data: HeartGiven__Output }
  | { type: 'HeartTaken'; data: HeartTaken__Output }
  | { type: 'CommentSaved'; data: CommentSaved__Output }
  | { type: 'CommentEdited'; data: CommentEdited__Output }
  | { type: 'CommentDeleted'; data: CommentDeleted__Output }
  | { type: 'CommentHeartGiven'; data: CommentHeartGiven__Output }
  | { type: 'CommentHeartTaken'; data: CommentHeartTaken__Output }
  | { type: 'LikeGiven'; data: LikeGiven__Output }
  | { type: 'LikeTaken'; data: LikeTaken__Output }
  | { type: 'ReportAsked'; data: ReportAsked__Output }
  | { type: 'ReportMade'; data: ReportMade__Output }
  | { type: 'ReportClosed'; data: ReportClosed__Output }
  | { type: 'LookAsked'; data: LookAsked__Output }
  | { type: 'LookAllowed'; data: LookAllowed__Output }
  | { type: 'LookDeclined'; data: LookDeclined__Output }
  | { type: 'ItemLookedAt'; data: ItemLookedAt__Output };

/** Each rpc: the request as it is sent and as the handler gets it, the response as it is answered and as the caller gets it. */
export type SocialRpcs = {
  GetProfile: { sent: GetProfileRequest; asked: GetProfileRequest__Output; answered: ProfileResponse; received: ProfileResponse__Output };
  FindProfile: { sent: FindProfileRequest; asked: FindProfileRequest__Output; answered: ProfileResponse; received: ProfileResponse__Output };
  RequestConnection: { sent: ConnectionRequest; asked: ConnectionRequest__Output; answered: ConnectionsResponse; received: ConnectionsResponse__Output };
  AcceptConnection: { sent: ConnectionRequest; asked: ConnectionRequest__Output; answered: ConnectionsResponse; received: ConnectionsResponse__Output };
  RejectConnection: { sent: ConnectionRequest; asked: ConnectionRequest__Output; answered: ConnectionsResponse; received: ConnectionsResponse__Output };
  ListConnections: { sent: ListConnectionsRequest; asked: ListConnectionsRequest__Output; answered: ConnectionsResponse; received: ConnectionsResponse__Output };
  BlockMember: { sent: ConnectionRequest; asked: ConnectionRequest__Output; answered: ConnectionsResponse; received: ConnectionsResponse__Output };
  UnblockMember: { sent: ConnectionRequest; asked: ConnectionRequest__Output; answered: ConnectionsResponse; received: ConnectionsResponse__Output };
  SendInvite: { sent: SendInviteRequest; asked: SendInviteRequest__Output; answered: SendInviteResponse; received: SendInviteResponse__Output };
  ListInvites: { sent: ListInvitesRequest; asked: ListInvitesRequest__Output; answered: InvitesResponse; received: InvitesResponse__Output };
  RemoveInvite: { sent: InviteRequest; asked: InviteRequest__Output; answered: InvitesResponse; received: InvitesResponse__Output };
  ResendInvite: { sent: InviteRequest; asked: InviteRequest__Output; answered: ResendInviteResponse; received: ResendInviteResponse__Output };
  GetInviter: { sent: GetInviterRequest; asked: GetInviterRequest__Output; answered: GetInviterResponse; received: GetInviterResponse__Output };
  ListEverybody: { sent: ListEverybodyRequest; asked: ListEverybodyRequest__Output; answered: ListEverybodyResponse; received: ListEverybodyResponse__Output };
  GetCounts: { sent: GetCountsRequest; asked: GetCountsRequest__Output; answered: GetCountsResponse; received: GetCountsResponse__Output };
  SendReport: { sent: SendReportRequest; asked: SendReportRequest__Output; answered: SendReportResponse; received: SendReportResponse__Output };
  ListOwnReports: { sent: ListOwnReportsRequest; asked: ListOwnReportsRequest__Output; answered: ListReportsResponse; received: ListReportsResponse__Output };
  ListReports: { sent: ListReportsRequest; asked: ListReportsRequest__Output; answered: ListReportsResponse; received: ListReportsResponse__Output };
  CloseReport: { sent: CloseReportRequest; asked: CloseReportRequest__Output; answered: ReportResponse; received: ReportResponse__Output };
  AskToLook: { sent: ReportRequest; asked: ReportRequest__Output; answered: ReportResponse; received: ReportResponse__Output };
  AnswerLook: { sent: AnswerLookRequest; asked: AnswerLookRequest__Output; answered: AnswerLookResponse; received: AnswerLookResponse__Output };
  LookAtReported: { sent: ReportRequest; asked: ReportRequest__Output; answered: LookAtReportedResponse; received: LookAtReportedResponse__Output };
  ListLooks: { sent: ListLooksRequest; asked: ListLooksRequest__Output; answered: ListLooksResponse; received: ListLooksResponse__Output };
  GiveHeart: { sent: HeartRequest; asked: HeartRequest__Output; answered: GiveHeartResponse; received: GiveHeartResponse__Output };
  TakeHeart: { sent: HeartRequest; asked: HeartRequest__Output; answered: TakeHeartResponse; received: TakeHeartResponse__Output };
  ListHearts: { sent: ListHeartsRequest; asked: ListHeartsRequest__Output; answered: ListHeartsResponse; received: ListHeartsResponse__Output };
  ListPostReactions: { sent: ListPostReactionsRequest; asked: ListPostReactionsRequest__Output; answered: ListPostReactionsResponse; received: ListPostReactionsResponse__Output };
  ListItemCounts: { sent: ListItemCountsRequest; asked: ListItemCountsRequest__Output; answered: ListItemCountsResponse; received: ListItemCountsResponse__Output };
  SaveComment: { sent: SaveCommentRequest; asked: SaveCommentRequest__Output; answered: SaveCommentResponse; received: SaveCommentResponse__Output };
  ListComments: { sent: ListCommentsRequest; asked: ListCommentsRequest__Output; answered: ListCommentsResponse; received: ListCommentsResponse__Output };
  EditComment: { sent: EditCommentRequest; asked: EditCommentRequest__Output; answered: EditCommentResponse; received: EditCommentResponse__Output };
  DeleteComment: { sent: DeleteCommentRequest; asked: DeleteCommentRequest__Output; answered: DeleteCommentResponse; received: DeleteCommentResponse__Output };
  GiveCommentHeart: { sent: CommentHeartRequest; asked: CommentHeartRequest__Output; answered: GiveHeartResponse; received: GiveHeartResponse__Output };
  TakeCommentHeart: { sent: CommentHeartRequest; asked: CommentHeartRequest__Output; answered: TakeHeartResponse; received: TakeHeartResponse__Output };
  ListCommentHearts: { sent: ListCommentHeartsRequest; asked: ListCommentHeartsRequest__Output; answered: ListHeartsResponse; received: ListHeartsResponse__Output };
  GiveLike: { sent: LikeRequest; asked: LikeRequest__Output; answered: LikeResponse; received: LikeResponse__Output };
  TakeLike: { sent: LikeRequest; asked: LikeRequest__Output; answered: LikeResponse; received: LikeResponse__Output };
  ListLikes: { sent: ListLikesRequest; asked: ListLikesRequest__Output; answered: ListLikesResponse; received: ListLikesResponse__Output };
  ListConnectionsOf: { sent: ListConnectionsOfRequest; asked: ListConnectionsOfRequest__Output; answered: ConnectionsResponse; received: ConnectionsResponse__Output };
  ListHeartsOn: { sent: ListReactionsOnRequest; asked: ListReactionsOnRequest__Output; answered: ListHeartsOnResponse; received: ListHeartsOnResponse__Output };
  ListCommentsUnder: { sent: ListReactionsOnRequest; asked: ListReactionsOnRequest__Output; answered: ListCommentsUnderResponse; received: ListCommentsUnderResponse__Output };
};
