// Original file: proto/kloak/groups/v1/groups.proto

import type { MethodDefinition } from '@grpc/proto-loader'
import type { CancelRequestResponse as _kloak_groups_v1_CancelRequestResponse, CancelRequestResponse__Output as _kloak_groups_v1_CancelRequestResponse__Output } from '../../../kloak/groups/v1/CancelRequestResponse.ts';
import type { ChangeGroupRequest as _kloak_groups_v1_ChangeGroupRequest, ChangeGroupRequest__Output as _kloak_groups_v1_ChangeGroupRequest__Output } from '../../../kloak/groups/v1/ChangeGroupRequest.ts';
import type { ChangeInvitesRequest as _kloak_groups_v1_ChangeInvitesRequest, ChangeInvitesRequest__Output as _kloak_groups_v1_ChangeInvitesRequest__Output } from '../../../kloak/groups/v1/ChangeInvitesRequest.ts';
import type { CountInvitesRequest as _kloak_groups_v1_CountInvitesRequest, CountInvitesRequest__Output as _kloak_groups_v1_CountInvitesRequest__Output } from '../../../kloak/groups/v1/CountInvitesRequest.ts';
import type { CountInvitesResponse as _kloak_groups_v1_CountInvitesResponse, CountInvitesResponse__Output as _kloak_groups_v1_CountInvitesResponse__Output } from '../../../kloak/groups/v1/CountInvitesResponse.ts';
import type { CreateGroupRequest as _kloak_groups_v1_CreateGroupRequest, CreateGroupRequest__Output as _kloak_groups_v1_CreateGroupRequest__Output } from '../../../kloak/groups/v1/CreateGroupRequest.ts';
import type { CreatePostRequest as _kloak_groups_v1_CreatePostRequest, CreatePostRequest__Output as _kloak_groups_v1_CreatePostRequest__Output } from '../../../kloak/groups/v1/CreatePostRequest.ts';
import type { DeletePostResponse as _kloak_groups_v1_DeletePostResponse, DeletePostResponse__Output as _kloak_groups_v1_DeletePostResponse__Output } from '../../../kloak/groups/v1/DeletePostResponse.ts';
import type { EditPostRequest as _kloak_groups_v1_EditPostRequest, EditPostRequest__Output as _kloak_groups_v1_EditPostRequest__Output } from '../../../kloak/groups/v1/EditPostRequest.ts';
import type { FindInvitableRequest as _kloak_groups_v1_FindInvitableRequest, FindInvitableRequest__Output as _kloak_groups_v1_FindInvitableRequest__Output } from '../../../kloak/groups/v1/FindInvitableRequest.ts';
import type { FindInvitableResponse as _kloak_groups_v1_FindInvitableResponse, FindInvitableResponse__Output as _kloak_groups_v1_FindInvitableResponse__Output } from '../../../kloak/groups/v1/FindInvitableResponse.ts';
import type { GetGroupRequest as _kloak_groups_v1_GetGroupRequest, GetGroupRequest__Output as _kloak_groups_v1_GetGroupRequest__Output } from '../../../kloak/groups/v1/GetGroupRequest.ts';
import type { GroupResponse as _kloak_groups_v1_GroupResponse, GroupResponse__Output as _kloak_groups_v1_GroupResponse__Output } from '../../../kloak/groups/v1/GroupResponse.ts';
import type { LeaveGroupRequest as _kloak_groups_v1_LeaveGroupRequest, LeaveGroupRequest__Output as _kloak_groups_v1_LeaveGroupRequest__Output } from '../../../kloak/groups/v1/LeaveGroupRequest.ts';
import type { ListGroupsByIdRequest as _kloak_groups_v1_ListGroupsByIdRequest, ListGroupsByIdRequest__Output as _kloak_groups_v1_ListGroupsByIdRequest__Output } from '../../../kloak/groups/v1/ListGroupsByIdRequest.ts';
import type { ListGroupsByIdResponse as _kloak_groups_v1_ListGroupsByIdResponse, ListGroupsByIdResponse__Output as _kloak_groups_v1_ListGroupsByIdResponse__Output } from '../../../kloak/groups/v1/ListGroupsByIdResponse.ts';
import type { ListGroupsOfRequest as _kloak_groups_v1_ListGroupsOfRequest, ListGroupsOfRequest__Output as _kloak_groups_v1_ListGroupsOfRequest__Output } from '../../../kloak/groups/v1/ListGroupsOfRequest.ts';
import type { ListGroupsRequest as _kloak_groups_v1_ListGroupsRequest, ListGroupsRequest__Output as _kloak_groups_v1_ListGroupsRequest__Output } from '../../../kloak/groups/v1/ListGroupsRequest.ts';
import type { ListGroupsResponse as _kloak_groups_v1_ListGroupsResponse, ListGroupsResponse__Output as _kloak_groups_v1_ListGroupsResponse__Output } from '../../../kloak/groups/v1/ListGroupsResponse.ts';
import type { ListHistoryRequest as _kloak_groups_v1_ListHistoryRequest, ListHistoryRequest__Output as _kloak_groups_v1_ListHistoryRequest__Output } from '../../../kloak/groups/v1/ListHistoryRequest.ts';
import type { ListHistoryResponse as _kloak_groups_v1_ListHistoryResponse, ListHistoryResponse__Output as _kloak_groups_v1_ListHistoryResponse__Output } from '../../../kloak/groups/v1/ListHistoryResponse.ts';
import type { ListMembersRequest as _kloak_groups_v1_ListMembersRequest, ListMembersRequest__Output as _kloak_groups_v1_ListMembersRequest__Output } from '../../../kloak/groups/v1/ListMembersRequest.ts';
import type { ListMembersResponse as _kloak_groups_v1_ListMembersResponse, ListMembersResponse__Output as _kloak_groups_v1_ListMembersResponse__Output } from '../../../kloak/groups/v1/ListMembersResponse.ts';
import type { ListPostsRequest as _kloak_groups_v1_ListPostsRequest, ListPostsRequest__Output as _kloak_groups_v1_ListPostsRequest__Output } from '../../../kloak/groups/v1/ListPostsRequest.ts';
import type { ListPostsResponse as _kloak_groups_v1_ListPostsResponse, ListPostsResponse__Output as _kloak_groups_v1_ListPostsResponse__Output } from '../../../kloak/groups/v1/ListPostsResponse.ts';
import type { MarkReadRequest as _kloak_groups_v1_MarkReadRequest, MarkReadRequest__Output as _kloak_groups_v1_MarkReadRequest__Output } from '../../../kloak/groups/v1/MarkReadRequest.ts';
import type { MarkReadResponse as _kloak_groups_v1_MarkReadResponse, MarkReadResponse__Output as _kloak_groups_v1_MarkReadResponse__Output } from '../../../kloak/groups/v1/MarkReadResponse.ts';
import type { MayFetchBannerRequest as _kloak_groups_v1_MayFetchBannerRequest, MayFetchBannerRequest__Output as _kloak_groups_v1_MayFetchBannerRequest__Output } from '../../../kloak/groups/v1/MayFetchBannerRequest.ts';
import type { MayFetchBannerResponse as _kloak_groups_v1_MayFetchBannerResponse, MayFetchBannerResponse__Output as _kloak_groups_v1_MayFetchBannerResponse__Output } from '../../../kloak/groups/v1/MayFetchBannerResponse.ts';
import type { MemberRequest as _kloak_groups_v1_MemberRequest, MemberRequest__Output as _kloak_groups_v1_MemberRequest__Output } from '../../../kloak/groups/v1/MemberRequest.ts';
import type { PostRequest as _kloak_groups_v1_PostRequest, PostRequest__Output as _kloak_groups_v1_PostRequest__Output } from '../../../kloak/groups/v1/PostRequest.ts';
import type { PostResponse as _kloak_groups_v1_PostResponse, PostResponse__Output as _kloak_groups_v1_PostResponse__Output } from '../../../kloak/groups/v1/PostResponse.ts';
import type { RejectInviteResponse as _kloak_groups_v1_RejectInviteResponse, RejectInviteResponse__Output as _kloak_groups_v1_RejectInviteResponse__Output } from '../../../kloak/groups/v1/RejectInviteResponse.ts';
import type { RequestMembershipResponse as _kloak_groups_v1_RequestMembershipResponse, RequestMembershipResponse__Output as _kloak_groups_v1_RequestMembershipResponse__Output } from '../../../kloak/groups/v1/RequestMembershipResponse.ts';
import type { SearchGroupsRequest as _kloak_groups_v1_SearchGroupsRequest, SearchGroupsRequest__Output as _kloak_groups_v1_SearchGroupsRequest__Output } from '../../../kloak/groups/v1/SearchGroupsRequest.ts';
import type { SearchGroupsResponse as _kloak_groups_v1_SearchGroupsResponse, SearchGroupsResponse__Output as _kloak_groups_v1_SearchGroupsResponse__Output } from '../../../kloak/groups/v1/SearchGroupsResponse.ts';
import type { TrashGroupRequest as _kloak_groups_v1_TrashGroupRequest, TrashGroupRequest__Output as _kloak_groups_v1_TrashGroupRequest__Output } from '../../../kloak/groups/v1/TrashGroupRequest.ts';
import type { TrashGroupResponse as _kloak_groups_v1_TrashGroupResponse, TrashGroupResponse__Output as _kloak_groups_v1_TrashGroupResponse__Output } from '../../../kloak/groups/v1/TrashGroupResponse.ts';

export interface GroupsDefinition {
  AcceptInvite: MethodDefinition<_kloak_groups_v1_GetGroupRequest, _kloak_groups_v1_GroupResponse, _kloak_groups_v1_GetGroupRequest__Output, _kloak_groups_v1_GroupResponse__Output>
  AcceptRequest: MethodDefinition<_kloak_groups_v1_MemberRequest, _kloak_groups_v1_GroupResponse, _kloak_groups_v1_MemberRequest__Output, _kloak_groups_v1_GroupResponse__Output>
  BlockProfile: MethodDefinition<_kloak_groups_v1_MemberRequest, _kloak_groups_v1_GroupResponse, _kloak_groups_v1_MemberRequest__Output, _kloak_groups_v1_GroupResponse__Output>
  CancelRequest: MethodDefinition<_kloak_groups_v1_GetGroupRequest, _kloak_groups_v1_CancelRequestResponse, _kloak_groups_v1_GetGroupRequest__Output, _kloak_groups_v1_CancelRequestResponse__Output>
  ChangeGroup: MethodDefinition<_kloak_groups_v1_ChangeGroupRequest, _kloak_groups_v1_GroupResponse, _kloak_groups_v1_ChangeGroupRequest__Output, _kloak_groups_v1_GroupResponse__Output>
  ChangeInvites: MethodDefinition<_kloak_groups_v1_ChangeInvitesRequest, _kloak_groups_v1_GroupResponse, _kloak_groups_v1_ChangeInvitesRequest__Output, _kloak_groups_v1_GroupResponse__Output>
  CountInvites: MethodDefinition<_kloak_groups_v1_CountInvitesRequest, _kloak_groups_v1_CountInvitesResponse, _kloak_groups_v1_CountInvitesRequest__Output, _kloak_groups_v1_CountInvitesResponse__Output>
  CreateGroup: MethodDefinition<_kloak_groups_v1_CreateGroupRequest, _kloak_groups_v1_GroupResponse, _kloak_groups_v1_CreateGroupRequest__Output, _kloak_groups_v1_GroupResponse__Output>
  CreatePost: MethodDefinition<_kloak_groups_v1_CreatePostRequest, _kloak_groups_v1_PostResponse, _kloak_groups_v1_CreatePostRequest__Output, _kloak_groups_v1_PostResponse__Output>
  DeclineRequest: MethodDefinition<_kloak_groups_v1_MemberRequest, _kloak_groups_v1_GroupResponse, _kloak_groups_v1_MemberRequest__Output, _kloak_groups_v1_GroupResponse__Output>
  DeletePost: MethodDefinition<_kloak_groups_v1_PostRequest, _kloak_groups_v1_DeletePostResponse, _kloak_groups_v1_PostRequest__Output, _kloak_groups_v1_DeletePostResponse__Output>
  EditPost: MethodDefinition<_kloak_groups_v1_EditPostRequest, _kloak_groups_v1_PostResponse, _kloak_groups_v1_EditPostRequest__Output, _kloak_groups_v1_PostResponse__Output>
  FindInvitable: MethodDefinition<_kloak_groups_v1_FindInvitableRequest, _kloak_groups_v1_FindInvitableResponse, _kloak_groups_v1_FindInvitableRequest__Output, _kloak_groups_v1_FindInvitableResponse__Output>
  GetGroup: MethodDefinition<_kloak_groups_v1_GetGroupRequest, _kloak_groups_v1_GroupResponse, _kloak_groups_v1_GetGroupRequest__Output, _kloak_groups_v1_GroupResponse__Output>
  GetPost: MethodDefinition<_kloak_groups_v1_PostRequest, _kloak_groups_v1_PostResponse, _kloak_groups_v1_PostRequest__Output, _kloak_groups_v1_PostResponse__Output>
  GiveAdmin: MethodDefinition<_kloak_groups_v1_MemberRequest, _kloak_groups_v1_GroupResponse, _kloak_groups_v1_MemberRequest__Output, _kloak_groups_v1_GroupResponse__Output>
  HandOver: MethodDefinition<_kloak_groups_v1_MemberRequest, _kloak_groups_v1_GroupResponse, _kloak_groups_v1_MemberRequest__Output, _kloak_groups_v1_GroupResponse__Output>
  LeaveGroup: MethodDefinition<_kloak_groups_v1_LeaveGroupRequest, _kloak_groups_v1_GroupResponse, _kloak_groups_v1_LeaveGroupRequest__Output, _kloak_groups_v1_GroupResponse__Output>
  ListGroups: MethodDefinition<_kloak_groups_v1_ListGroupsRequest, _kloak_groups_v1_ListGroupsResponse, _kloak_groups_v1_ListGroupsRequest__Output, _kloak_groups_v1_ListGroupsResponse__Output>
  ListGroupsById: MethodDefinition<_kloak_groups_v1_ListGroupsByIdRequest, _kloak_groups_v1_ListGroupsByIdResponse, _kloak_groups_v1_ListGroupsByIdRequest__Output, _kloak_groups_v1_ListGroupsByIdResponse__Output>
  ListGroupsOf: MethodDefinition<_kloak_groups_v1_ListGroupsOfRequest, _kloak_groups_v1_ListGroupsByIdResponse, _kloak_groups_v1_ListGroupsOfRequest__Output, _kloak_groups_v1_ListGroupsByIdResponse__Output>
  ListHistory: MethodDefinition<_kloak_groups_v1_ListHistoryRequest, _kloak_groups_v1_ListHistoryResponse, _kloak_groups_v1_ListHistoryRequest__Output, _kloak_groups_v1_ListHistoryResponse__Output>
  ListMembers: MethodDefinition<_kloak_groups_v1_ListMembersRequest, _kloak_groups_v1_ListMembersResponse, _kloak_groups_v1_ListMembersRequest__Output, _kloak_groups_v1_ListMembersResponse__Output>
  ListPosts: MethodDefinition<_kloak_groups_v1_ListPostsRequest, _kloak_groups_v1_ListPostsResponse, _kloak_groups_v1_ListPostsRequest__Output, _kloak_groups_v1_ListPostsResponse__Output>
  MarkRead: MethodDefinition<_kloak_groups_v1_MarkReadRequest, _kloak_groups_v1_MarkReadResponse, _kloak_groups_v1_MarkReadRequest__Output, _kloak_groups_v1_MarkReadResponse__Output>
  MayFetchBanner: MethodDefinition<_kloak_groups_v1_MayFetchBannerRequest, _kloak_groups_v1_MayFetchBannerResponse, _kloak_groups_v1_MayFetchBannerRequest__Output, _kloak_groups_v1_MayFetchBannerResponse__Output>
  RejectInvite: MethodDefinition<_kloak_groups_v1_GetGroupRequest, _kloak_groups_v1_RejectInviteResponse, _kloak_groups_v1_GetGroupRequest__Output, _kloak_groups_v1_RejectInviteResponse__Output>
  RemoveMember: MethodDefinition<_kloak_groups_v1_MemberRequest, _kloak_groups_v1_GroupResponse, _kloak_groups_v1_MemberRequest__Output, _kloak_groups_v1_GroupResponse__Output>
  RequestMembership: MethodDefinition<_kloak_groups_v1_GetGroupRequest, _kloak_groups_v1_RequestMembershipResponse, _kloak_groups_v1_GetGroupRequest__Output, _kloak_groups_v1_RequestMembershipResponse__Output>
  RestoreGroup: MethodDefinition<_kloak_groups_v1_GetGroupRequest, _kloak_groups_v1_GroupResponse, _kloak_groups_v1_GetGroupRequest__Output, _kloak_groups_v1_GroupResponse__Output>
  SearchGroups: MethodDefinition<_kloak_groups_v1_SearchGroupsRequest, _kloak_groups_v1_SearchGroupsResponse, _kloak_groups_v1_SearchGroupsRequest__Output, _kloak_groups_v1_SearchGroupsResponse__Output>
  TakeAdmin: MethodDefinition<_kloak_groups_v1_MemberRequest, _kloak_groups_v1_GroupResponse, _kloak_groups_v1_MemberRequest__Output, _kloak_groups_v1_GroupResponse__Output>
  TrashGroup: MethodDefinition<_kloak_groups_v1_TrashGroupRequest, _kloak_groups_v1_TrashGroupResponse, _kloak_groups_v1_TrashGroupRequest__Output, _kloak_groups_v1_TrashGroupResponse__Output>
  UnblockProfile: MethodDefinition<_kloak_groups_v1_MemberRequest, _kloak_groups_v1_GroupResponse, _kloak_groups_v1_MemberRequest__Output, _kloak_groups_v1_GroupResponse__Output>
}
