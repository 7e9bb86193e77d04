// Made by scripts/generate.ts from proto/kloak/groups.
import type { AdminAdded__Output } from './kloak/groups/v1/AdminAdded.ts';
import type { AdminRemoved__Output } from './kloak/groups/v1/AdminRemoved.ts';
import type { CancelRequestResponse, CancelRequestResponse__Output } from './kloak/groups/v1/CancelRequestResponse.ts';
import type { ChangeGroupRequest, ChangeGroupRequest__Output } from './kloak/groups/v1/ChangeGroupRequest.ts';
import type { ChangeInvitesRequest, ChangeInvitesRequest__Output } from './kloak/groups/v1/ChangeInvitesRequest.ts';
import type { CountInvitesRequest, CountInvitesRequest__Output } from './kloak/groups/v1/CountInvitesRequest.ts';
import type { CountInvitesResponse, CountInvitesResponse__Output } from './kloak/groups/v1/CountInvitesResponse.ts';
import type { CreateGroupRequest, CreateGroupRequest__Output } from './kloak/groups/v1/CreateGroupRequest.ts';
import type { CreatePostRequest, CreatePostRequest__Output } from './kloak/groups/v1/CreatePostRequest.ts';
import type { DeletePostResponse, DeletePostResponse__Output } from './kloak/groups/v1/DeletePostResponse.ts';
import type { EditPostRequest, EditPostRequest__Output } from './kloak/groups/v1/EditPostRequest.ts';
import type { FindInvitableRequest, FindInvitableRequest__Output } from './kloak/groups/v1/FindInvitableRequest.ts';
import type { FindInvitableResponse, FindInvitableResponse__Output } from './kloak/groups/v1/FindInvitableResponse.ts';
import type { GetGroupRequest, GetGroupRequest__Output } from './kloak/groups/v1/GetGroupRequest.ts';
import type { GroupBannerChanged__Output } from './kloak/groups/v1/GroupBannerChanged.ts';
import type { GroupBannerFailed__Output } from './kloak/groups/v1/GroupBannerFailed.ts';
import type { GroupBannerRemoved__Output } from './kloak/groups/v1/GroupBannerRemoved.ts';
import type { GroupBannerRequested__Output } from './kloak/groups/v1/GroupBannerRequested.ts';
import type { GroupCreated__Output } from './kloak/groups/v1/GroupCreated.ts';
import type { GroupDetailsChanged__Output } from './kloak/groups/v1/GroupDetailsChanged.ts';
import type { GroupHandedOver__Output } from './kloak/groups/v1/GroupHandedOver.ts';
import type { GroupPurged__Output } from './kloak/groups/v1/GroupPurged.ts';
import type { GroupRead__Output } from './kloak/groups/v1/GroupRead.ts';
import type { GroupResponse, GroupResponse__Output } from './kloak/groups/v1/GroupResponse.ts';
import type { GroupRestored__Output } from './kloak/groups/v1/GroupRestored.ts';
import type { GroupTrashed__Output } from './kloak/groups/v1/GroupTrashed.ts';
import type { InviteAccepted__Output } from './kloak/groups/v1/InviteAccepted.ts';
import type { InviteRejected__Output } from './kloak/groups/v1/InviteRejected.ts';
import type { InvitesWithdrawn__Output } from './kloak/groups/v1/InvitesWithdrawn.ts';
import type { LeaveGroupRequest, LeaveGroupRequest__Output } from './kloak/groups/v1/LeaveGroupRequest.ts';
import type { ListGroupsByIdRequest, ListGroupsByIdRequest__Output } from './kloak/groups/v1/ListGroupsByIdRequest.ts';
import type { ListGroupsByIdResponse, ListGroupsByIdResponse__Output } from './kloak/groups/v1/ListGroupsByIdResponse.ts';
import type { ListGroupsOfRequest, ListGroupsOfRequest__Output } from './kloak/groups/v1/ListGroupsOfRequest.ts';
import type { ListGroupsRequest, ListGroupsRequest__Output } from './kloak/groups/v1/ListGroupsRequest.ts';
import type { ListGroupsResponse, ListGroupsResponse__Output } from './kloak/groups/v1/ListGroupsResponse.ts';
import type { ListHistoryRequest, ListHistoryRequest__Output } from './kloak/groups/v1/ListHistoryRequest.ts';
import type { ListHistoryResponse, ListHistoryResponse__Output } from './kloak/groups/v1/ListHistoryResponse.ts';
import type { ListMembersRequest, ListMembersRequest__Output } from './kloak/groups/v1/ListMembersRequest.ts';
import type { ListMembersResponse, ListMembersResponse__Output } from './kloak/groups/v1/ListMembersResponse.ts';
import type { ListPostsRequest, ListPostsRequest__Output } from './kloak/groups/v1/ListPostsRequest.ts';
import type { ListPostsResponse, ListPostsResponse__Output } from './kloak/groups/v1/ListPostsResponse.ts';
import type { MarkReadRequest, MarkReadRequest__Output } from './kloak/groups/v1/MarkReadRequest.ts';
import type { MarkReadResponse, MarkReadResponse__Output } from './kloak/groups/v1/MarkReadResponse.ts';
import type { MayFetchBannerRequest, MayFetchBannerRequest__Output } from './kloak/groups/v1/MayFetchBannerRequest.ts';
import type { MayFetchBannerResponse, MayFetchBannerResponse__Output } from './kloak/groups/v1/MayFetchBannerResponse.ts';
import type { MemberLeft__Output } from './kloak/groups/v1/MemberLeft.ts';
import type { MemberRemoved__Output } from './kloak/groups/v1/MemberRemoved.ts';
import type { MemberRequest, MemberRequest__Output } from './kloak/groups/v1/MemberRequest.ts';
import type { MembershipRequested__Output } from './kloak/groups/v1/MembershipRequested.ts';
import type { PostCreated__Output } from './kloak/groups/v1/PostCreated.ts';
import type { PostDeleted__Output } from './kloak/groups/v1/PostDeleted.ts';
import type { PostEdited__Output } from './kloak/groups/v1/PostEdited.ts';
import type { PostRequest, PostRequest__Output } from './kloak/groups/v1/PostRequest.ts';
import type { PostResponse, PostResponse__Output } from './kloak/groups/v1/PostResponse.ts';
import type { ProfileBlocked__Output } from './kloak/groups/v1/ProfileBlocked.ts';
import type { ProfileUnblocked__Output } from './kloak/groups/v1/ProfileUnblocked.ts';
import type { ProfilesInvited__Output } from './kloak/groups/v1/ProfilesInvited.ts';
import type { RejectInviteResponse, RejectInviteResponse__Output } from './kloak/groups/v1/RejectInviteResponse.ts';
import type { RequestAccepted__Output } from './kloak/groups/v1/RequestAccepted.ts';
import type { RequestCancelled__Output } from './kloak/groups/v1/RequestCancelled.ts';
import type { RequestDeclined__Output } from './kloak/groups/v1/RequestDeclined.ts';
import type { RequestMembershipResponse, RequestMembershipResponse__Output } from './kloak/groups/v1/RequestMembershipResponse.ts';
import type { SearchGroupsRequest, SearchGroupsRequest__Output } from './kloak/groups/v1/SearchGroupsRequest.ts';
import type { SearchGroupsResponse, SearchGroupsResponse__Output } from './kloak/groups/v1/SearchGroupsResponse.ts';
import type { TrashGroupRequest, TrashGroupRequest__Output } from './kloak/groups/v1/TrashGroupRequest.ts';
import type { TrashGroupResponse, TrashGroupResponse__Output } from './kloak/groups/v1/TrashGroupResponse.ts';

/** What the log of groups holds: the message's name and its fields. */
export type GroupsEvent =
  | { type: 'GroupCreated'; data: GroupCreated__Output }
  | { type: 'GroupDetailsChanged'; data: GroupDetailsChanged__Output }
  | { type: 'GroupBannerRequested'; data: GroupBannerRequested__Output }
  | { type: 'GroupBannerChanged'; data: GroupBannerChanged__Output }
  | { type: 'GroupBannerFailed'; data: GroupBannerFailed__Output }
  | { type: 'GroupBannerRemoved'; data: GroupBannerRemoved__Output }
  | { type: 'ProfilesInvited'; data: ProfilesInvited__Output }
  | { type: 'InvitesWithdrawn'; data: InvitesWithdrawn__Output }
  | { type: 'InviteAccepted'; data: InviteAccepted__Output }
  | { type: 'InviteRejected'; data: InviteRejected__Output }
  | { type: 'MembershipRequested'; data: MembershipRequested__Output }
  | { type: 'RequestCancelled'; data: RequestCancelled__Output }
  | { type: 'RequestAccepted'; data: RequestAccepted__Output }
  | { type: 'RequestDeclined'; data: RequestDeclined__Output }
  | { type: 'MemberLeft'; data: MemberLeft__Output }
  | { type: 'MemberRemoved'; data: MemberRemoved__Output }
  | { type: 'AdminAdded'; data: AdminAdded__Output }
  | { type: 'AdminRemoved'; data: AdminRemoved__Output }
  | { type: 'GroupHandedOver'; data: GroupHandedOver__Output }
  | { type: 'ProfileBlocked'; data: ProfileBlocked__Output }
  | { type: 'ProfileUnblocked'; data: ProfileUnblocked__Output }
  | { type: 'GroupTrashed'; data: GroupTrashed__Output }
  | { type: 'GroupRestored'; data: GroupRestored__Output }
  | { type: 'GroupPurged'; data: GroupPurged__Output }
  | { type: 'PostCreated'; data: PostCreated__Output }
  | { type: 'PostEdited'; data: PostEdited__Output }
  | { type: 'PostDeleted'; data: PostDeleted__Output }
  | { type: 'GroupRead'; data: GroupRead__Output };

/** Each rpc: the request as it is sent and as the handler gets it, the response as it is answered and as the caller gets it. */
export type GroupsRpcs = {
  ListGroups: { sent: ListGroupsRequest; asked: ListGroupsRequest__Output; answered: ListGroupsResponse; received: ListGroupsResponse__Output };
  ListGroupsById: { sent: ListGroupsByIdRequest; asked: ListGroupsByIdRequest__Output; answered: ListGroupsByIdResponse; received: ListGroupsByIdResponse__Output };
  CountInvites: { sent: CountInvitesRequest; asked: CountInvitesRequest__Output; answered: CountInvitesResponse; received: CountInvitesResponse__Output };
  GetGroup: { sent: GetGroupRequest; asked: GetGroupRequest__Output; answered: GroupResponse; received: GroupResponse__Output };
  ListMembers: { sent: ListMembersRequest; asked: ListMembersRequest__Output; answered: ListMembersResponse; received: ListMembersResponse__Output };
  CreateGroup: { sent: CreateGroupRequest; asked: CreateGroupRequest__Output; answered: GroupResponse; received: GroupResponse__Output };
  ChangeGroup: { sent: ChangeGroupRequest; asked: ChangeGroupRequest__Output; answered: GroupResponse; received: GroupResponse__Output };
  MayFetchBanner: { sent: MayFetchBannerRequest; asked: MayFetchBannerRequest__Output; answered: MayFetchBannerResponse; received: MayFetchBannerResponse__Output };
  TrashGroup: { sent: TrashGroupRequest; asked: TrashGroupRequest__Output; answered: TrashGroupResponse; received: TrashGroupResponse__Output };
  RestoreGroup: { sent: GetGroupRequest; asked: GetGroupRequest__Output; answered: GroupResponse; received: GroupResponse__Output };
  ChangeInvites: { sent: ChangeInvitesRequest; asked: ChangeInvitesRequest__Output; answered: GroupResponse; received: GroupResponse__Output };
  AcceptInvite: { sent: GetGroupRequest; asked: GetGroupRequest__Output; answered: GroupResponse; received: GroupResponse__Output };
  RejectInvite: { sent: GetGroupRequest; asked: GetGroupRequest__Output; answered: RejectInviteResponse; received: RejectInviteResponse__Output };
  RequestMembership: { sent: GetGroupRequest; asked: GetGroupRequest__Output; answered: RequestMembershipResponse; received: RequestMembershipResponse__Output };
  CancelRequest: { sent: GetGroupRequest; asked: GetGroupRequest__Output; answered: CancelRequestResponse; received: CancelRequestResponse__Output };
  DeclineRequest: { sent: MemberRequest; asked: MemberRequest__Output; answered: GroupResponse; received: GroupResponse__Output };
  AcceptRequest: { sent: MemberRequest; asked: MemberRequest__Output; answered: GroupResponse; received: GroupResponse__Output };
  LeaveGroup: { sent: LeaveGroupRequest; asked: LeaveGroupRequest__Output; answered: GroupResponse; received: GroupResponse__Output };
  RemoveMember: { sent: MemberRequest; asked: MemberRequest__Output; answered: GroupResponse; received: GroupResponse__Output };
  GiveAdmin: { sent: MemberRequest; asked: MemberRequest__Output; answered: GroupResponse; received: GroupResponse__Output };
  TakeAdmin: { sent: MemberRequest; asked: MemberRequest__Output; answered: GroupResponse; received: GroupResponse__Output };
  HandOver: { sent: MemberRequest; asked: MemberRequest__Output; answered: GroupResponse; received: GroupResponse__Output };
  BlockProfile: { sent: MemberRequest; asked: MemberRequest__Output; answered: GroupResponse; received: GroupResponse__Output };
  UnblockProfile: { sent: MemberRequest; asked: MemberRequest__Output; answered: GroupResponse; received: GroupResponse__Output };
  SearchGroups: { sent: SearchGroupsRequest; asked: SearchGroupsRequest__Output; answered: SearchGroupsResponse; received: SearchGroupsResponse__Output };
  ListHistory: { sent: ListHistoryRequest; asked: ListHistoryRequest__Output; answered: ListHistoryResponse; received: ListHistoryResponse__Output };
  FindInvitable: { sent: FindInvitableRequest; asked: FindInvitableRequest__Output; answered: FindInvitableResponse; received: FindInvitableResponse__Output };
  ListPosts: { sent: ListPostsRequest; asked: ListPostsRequest__Output; answered: ListPostsResponse; received: ListPostsResponse__Output };
  MarkRead: { sent: MarkReadRequest; asked: MarkReadRequest__Output; answered: MarkReadResponse; received: MarkReadResponse__Output };
  GetPost: { sent: PostRequest; asked: PostRequest__Output; answered: PostResponse; received: PostResponse__Output };
  CreatePost: { sent: CreatePostRequest; asked: CreatePostRequest__Output; answered: PostResponse; received: PostResponse__Output };
  EditPost: { sent: EditPostRequest; asked: EditPostRequest__Output; answered: PostResponse; received: PostResponse__Output };
  DeletePost: { sent: PostRequest; asked: PostRequest__Output; answered: DeletePostResponse; received: DeletePostResponse__Output };
  ListGroupsOf: { sent: ListGroupsOfRequest; asked: ListGroupsOfRequest__Output; answered: ListGroupsByIdResponse; received: ListGroupsByIdResponse__Output };
};
