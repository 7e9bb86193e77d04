// Made by scripts/generate.ts from proto/kloak/social.
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
import type { GetProfileRequest, GetProfileRequest__Output } from './kloak/social/v1/GetProfileRequest.ts';
import type { GiveHeartResponse, GiveHeartResponse__Output } from './kloak/social/v1/GiveHeartResponse.ts';
import type { HeartGiven__Output } from './kloak/social/v1/HeartGiven.ts';
import type { HeartRequest, HeartRequest__Output } from './kloak/social/v1/HeartRequest.ts';
import type { HeartTaken__Output } from './kloak/social/v1/HeartTaken.ts';
import type { HeldOffRequestCancelled__Output } from './kloak/social/v1/HeldOffRequestCancelled.ts';
import type { ListCommentHeartsRequest, ListCommentHeartsRequest__Output } from './kloak/social/v1/ListCommentHeartsRequest.ts';
import type { ListCommentsRequest, ListCommentsRequest__Output } from './kloak/social/v1/ListCommentsRequest.ts';
import type { ListCommentsResponse, ListCommentsResponse__Output } from './kloak/social/v1/ListCommentsResponse.ts';
import type { ListConnectionsRequest, ListConnectionsRequest__Output } from './kloak/social/v1/ListConnectionsRequest.ts';
import type { ListHeartsRequest, ListHeartsRequest__Output } from './kloak/social/v1/ListHeartsRequest.ts';
import type { ListHeartsResponse, ListHeartsResponse__Output } from './kloak/social/v1/ListHeartsResponse.ts';
import type { ProfileResponse, ProfileResponse__Output } from './kloak/social/v1/ProfileResponse.ts';
import type { SaveCommentRequest, SaveCommentRequest__Output } from './kloak/social/v1/SaveCommentRequest.ts';
import type { SaveCommentResponse, SaveCommentResponse__Output } from './kloak/social/v1/SaveCommentResponse.ts';
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
  | { type: 'HeartGiven'; data: HeartGiven__Output }
  | { type: 'HeartTaken'; data: HeartTaken__Output }
  | { type: 'CommentSaved'; data: CommentSaved__Output }
  | { type: 'CommentEdited'; data: CommentEdited__Output }
  | { type: 'CommentDeleted'; data: CommentDeleted__Output }
  | { type: 'CommentHeartGiven'; data: CommentHeartGiven__Output }
  | { type: 'CommentHeartTaken'; data: CommentHeartTaken__Output };

/** Each rpc: the request as it is sent and as the handler gets it, the response as it is answered and as the caller gets it. */
export type SocialRpcs = {
  GetProfile: { sent: GetProfileRequest; asked: GetProfileRequest__Output; answered: ProfileResponse; received: ProfileResponse__Output };
  FindProfile: { sent: FindProfileRequest; asked: FindProfileRequest__Output; answered: ProfileResponse; received: ProfileResponse__Output };
  RequestConnection: { sent: ConnectionRequest; asked: ConnectionRequest__Output; answered: ConnectionsResponse; received: ConnectionsResponse__Output };
  AcceptConnection: { sent: ConnectionRequest; asked: ConnectionRequest__Output; answered: ConnectionsResponse; received: ConnectionsResponse__Output };
  RejectConnection: { sent: ConnectionRequest; asked: ConnectionRequest__Output; answered: ConnectionsResponse; received: ConnectionsResponse__Output };
  ListConnections: { sent: ListConnectionsRequest; asked: ListConnectionsRequest__Output; answered: ConnectionsResponse; received: ConnectionsResponse__Output };
  GiveHeart: { sent: HeartRequest; asked: HeartRequest__Output; answered: GiveHeartResponse; received: GiveHeartResponse__Output };
  TakeHeart: { sent: HeartRequest; asked: HeartRequest__Output; answered: TakeHeartResponse; received: TakeHeartResponse__Output };
  ListHearts: { sent: ListHeartsRequest; asked: ListHeartsRequest__Output; answered: ListHeartsResponse; received: ListHeartsResponse__Output };
  SaveComment: { sent: SaveCommentRequest; asked: SaveCommentRequest__Output; answered: SaveCommentResponse; received: SaveCommentResponse__Output };
  ListComments: { sent: ListCommentsRequest; asked: ListCommentsRequest__Output; answered: ListCommentsResponse; received: ListCommentsResponse__Output };
  EditComment: { sent: EditCommentRequest; asked: EditCommentRequest__Output; answered: EditCommentResponse; received: EditCommentResponse__Output };
  DeleteComment: { sent: DeleteCommentRequest; asked: DeleteCommentRequest__Output; answered: DeleteCommentResponse; received: DeleteCommentResponse__Output };
  GiveCommentHeart: { sent: CommentHeartRequest; asked: CommentHeartRequest__Output; answered: GiveHeartResponse; received: GiveHeartResponse__Output };
  TakeCommentHeart: { sent: CommentHeartRequest; asked: CommentHeartRequest__Output; answered: TakeHeartResponse; received: TakeHeartResponse__Output };
  ListCommentHearts: { sent: ListCommentHeartsRequest; asked: ListCommentHeartsRequest__Output; answered: ListHeartsResponse; received: ListHeartsResponse__Output };
};
