// Made by scripts/generate/generate.ts from proto/kloak/groups.
import type { Sent } from './sent.ts';

/** State of memberships in a group, for its next decision; carried by each of its events. */
export interface GroupState__Output {
  owner: string; /** Includes the owner, in the order of promotion. */ admins: string[];
  /** All members, including the owner and admins, in the order in which they joined. */ members: string[]; invited: string[]; requests: string[];
  blocked: string[]; /** Members who asked to join lately, or were declined or removed. */ recent: RecentRequests__Output[];
  /** Excluded from search; only members, invited people and people who asked to join see its page. */ hidden: boolean;
  /** Set while it is deleted and can be restored: since when, ISO 8601 UTC. */ trashedAt?: string; /** True if it was purged. */ purged: boolean;
  /** Picture of the group, and the one that is being rendered. */ banner?: Banner__Output | null; askedBanner?: Banner__Output | null;
}
export interface GroupState extends Sent<GroupState__Output> {}
/** State of a group with too many members for one event. Changes of members since the last event that listed all of them add up to the list. */
export interface GroupStateInBrief__Output {
  /** Without its members. */ state: GroupState__Output | null; memberCount: number;
  /** Number of consecutive commits, this one included, that carry the number of members instead of their ids. */ since: number;
}
export interface GroupStateInBrief extends Sent<GroupStateInBrief__Output> {}
/** Rendered from an image of the member who chose it. Its storage keys contain both ids. */
export interface Banner__Output { id: string; by: string; }
export interface Banner extends Sent<Banner__Output> {}
export interface RecentRequests__Output {
  who: string; /** Number of requests until `until` (ISO 8601 UTC); the general limit for a member who was declined or removed. */ times: number; until: string;
}
export interface RecentRequests extends Sent<RecentRequests__Output> {}
/** group:{id} — a group, in one order. `after` is the state after the event; for a large group some events have `brief` instead. */
export interface GroupCreated__Output { group: string; after: GroupState__Output | null; by: string; name: string; description: string; }
export interface GroupCreated extends Sent<GroupCreated__Output> {}
/** `by` renamed the group, changed its description, or hid or unhid it. */
export interface GroupDetailsChanged__Output {
  group: string; after: GroupState__Output | null; brief?: GroupStateInBrief__Output | null; by: string; /** Absent if unchanged. */ name?: string;
  description?: string;
}
export interface GroupDetailsChanged extends Sent<GroupDetailsChanged__Output> {}
/** `by` chose an image of their own for the picture of the group, which is then rendered from it. */
export interface GroupBannerRequested__Output {
  group: string; after: GroupState__Output | null; brief?: GroupStateInBrief__Output | null; by: string; banner: string; item: string;
  /** Number of times that the owner had made the image private before. Absent in older events: 0. */ narrowed: number;
}
export interface GroupBannerRequested extends Sent<GroupBannerRequested__Output> {}
/** The picture is rendered, and displayed from now on. */
export interface GroupBannerChanged__Output {
  group: string; after: GroupState__Output | null; brief?: GroupStateInBrief__Output | null; /** Id of the member who chose it. */ by: string;
  /** The one that was displayed before. */ former?: Banner__Output | null;
}
export interface GroupBannerChanged extends Sent<GroupBannerChanged__Output> {}
/** The picture cannot be rendered; the one before stays. */
export interface GroupBannerFailed__Output {
  group: string; after: GroupState__Output | null; brief?: GroupStateInBrief__Output | null; /** A code of proto/rules/group-banners.ts. */ reason: string;
}
export interface GroupBannerFailed extends Sent<GroupBannerFailed__Output> {}
/** The group has no picture any more: an admin removed it, or the member who chose it was erased, deleted its image or made it private. */
export interface GroupBannerRemoved__Output {
  group: string; after: GroupState__Output | null; brief?: GroupStateInBrief__Output | null; by: string; former?: Banner__Output | null;
}
export interface GroupBannerRemoved extends Sent<GroupBannerRemoved__Output> {}
export interface ProfilesInvited__Output {
  group: string; after: GroupState__Output | null; brief?: GroupStateInBrief__Output | null; by: string; profiles: string[];
}
export interface ProfilesInvited extends Sent<ProfilesInvited__Output> {}
export interface InvitesWithdrawn__Output {
  group: string; after: GroupState__Output | null; brief?: GroupStateInBrief__Output | null; by: string; profiles: string[];
}
export interface InvitesWithdrawn extends Sent<InvitesWithdrawn__Output> {}
export interface InviteAccepted__Output { group: string; after: GroupState__Output | null; brief?: GroupStateInBrief__Output | null; who: string; }
export interface InviteAccepted extends Sent<InviteAccepted__Output> {}
export interface InviteRejected__Output { group: string; after: GroupState__Output | null; brief?: GroupStateInBrief__Output | null; who: string; }
export interface InviteRejected extends Sent<InviteRejected__Output> {}
export interface MembershipRequested__Output { group: string; after: GroupState__Output | null; brief?: GroupStateInBrief__Output | null; who: string; }
export interface MembershipRequested extends Sent<MembershipRequested__Output> {}
export interface RequestCancelled__Output { group: string; after: GroupState__Output | null; brief?: GroupStateInBrief__Output | null; who: string; }
export interface RequestCancelled extends Sent<RequestCancelled__Output> {}
export interface RequestAccepted__Output { group: string; after: GroupState__Output | null; brief?: GroupStateInBrief__Output | null; who: string; by: string; }
export interface RequestAccepted extends Sent<RequestAccepted__Output> {}
export interface RequestDeclined__Output { group: string; after: GroupState__Output | null; brief?: GroupStateInBrief__Output | null; who: string; by: string; }
export interface RequestDeclined extends Sent<RequestDeclined__Output> {}
export interface MemberLeft__Output {
  group: string; after: GroupState__Output | null; brief?: GroupStateInBrief__Output | null; who: string;
  /** Posts of the former member are deleted too. */ removesPosts?: boolean;
}
export interface MemberLeft extends Sent<MemberLeft__Output> {}
export interface MemberRemoved__Output { group: string; after: GroupState__Output | null; brief?: GroupStateInBrief__Output | null; who: string; by: string; }
export interface MemberRemoved extends Sent<MemberRemoved__Output> {}
export interface AdminAdded__Output { group: string; after: GroupState__Output | null; brief?: GroupStateInBrief__Output | null; who: string; by: string; }
export interface AdminAdded extends Sent<AdminAdded__Output> {}
export interface AdminRemoved__Output { group: string; after: GroupState__Output | null; brief?: GroupStateInBrief__Output | null; who: string; by: string; }
export interface AdminRemoved extends Sent<AdminRemoved__Output> {}
/** `who` is the new owner; `by` was, and stays an admin. */
export interface GroupHandedOver__Output { group: string; after: GroupState__Output | null; brief?: GroupStateInBrief__Output | null; who: string; by: string; }
export interface GroupHandedOver extends Sent<GroupHandedOver__Output> {}
export interface ProfileBlocked__Output { group: string; after: GroupState__Output | null; brief?: GroupStateInBrief__Output | null; who: string; by: string; }
export interface ProfileBlocked extends Sent<ProfileBlocked__Output> {}
export interface ProfileUnblocked__Output {
  group: string; after: GroupState__Output | null; brief?: GroupStateInBrief__Output | null; who: string; by: string;
}
export interface ProfileUnblocked extends Sent<ProfileUnblocked__Output> {}
/** Invisible for everybody; its owner may restore it for 30 days. */
export interface GroupTrashed__Output { group: string; after: GroupState__Output | null; by: string; }
export interface GroupTrashed extends Sent<GroupTrashed__Output> {}
export interface GroupRestored__Output { group: string; after: GroupState__Output | null; by: string; }
export interface GroupRestored extends Sent<GroupRestored__Output> {}
/** Deleted for ever. */
export interface GroupPurged__Output { group: string; after: GroupState__Output | null; }
export interface GroupPurged extends Sent<GroupPurged__Output> {}
/** An item that its owner attached. The group may see it until its owner makes it private after that; `narrowed` counts how often it was made private before. */
export interface AttachedItem__Output { item: string; narrowed: number; }
export interface AttachedItem extends Sent<AttachedItem__Output> {}
/** post:{id} — a member's post to a group. Each event carries the state for the next decision. */
export interface PostCreated__Output {
  post: string; group: string; author: string; items: AttachedItem__Output[]; text: string;
  /** Album that contained these items at that moment. */ album?: string;
  /** Members whom its text mentions, or mentioned before it was edited. */ mentions: string[];
}
export interface PostCreated extends Sent<PostCreated__Output> {}
export interface PostEdited__Output {
  post: string; group: string; author: string; items: AttachedItem__Output[]; text: string; /** Number of edits, this one included. */ edits: number;
  mentions: string[];
}
export interface PostEdited extends Sent<PostEdited__Output> {}
/** A post was deleted by its author, by an admin of the group, or, if `by` is empty, because its group is gone. */
export interface PostDeleted__Output { post: string; group: string; author: string; items: AttachedItem__Output[]; by: string; mentions: string[]; }
export interface PostDeleted extends Sent<PostDeleted__Output> {}
/** read:{group}:{who} — read position of a member in a group's posts. Carries the running state: only the newest event is read. */
export interface GroupRead__Output {
  group: string; who: string; /** A moment, ISO 8601 UTC. Builds that do not know `seq`, and older marks, use it. */ readTo: string;
  /** Last read place in the group's partition. Absent in older events, which count by their moment. */ seq?: number;
}
export interface GroupRead extends Sent<GroupRead__Output> {}
export interface Profile__Output { id: string; username: string; /** Root-relative URL of the avatar. */ image: string; }
export interface Profile extends Sent<Profile__Output> {}
/** Public card of a group. */
export interface Card__Output {
  id: string; /** Empty if erased, like the description. */ name: string; description: string; memberCount: number;
  /** The id of its picture, if it has one. */ banner?: string;
  /** Number of posts by others among the newest 10 that the caller, a member, has not seen. Absent: none, or not requested. */ newPosts?: number;
  /** First 3 items of the newest 10 posts, for a group without a picture, in lists of groups. The caller, a member, may not be allowed to see all of them. */ newest: string[];
}
export interface Card extends Sent<Card__Output> {}
/** The caller's relation to a group. */
export interface Standing__Output { isMember: boolean; isAdmin: boolean; isOwner: boolean; isInvited: boolean; isRequester: boolean; }
export interface Standing extends Sent<Standing__Output> {}
/** Details for members. */
export interface Insight__Output {
  hidden: boolean; owner: Profile__Output | null; /** The owner first. */ admins: Profile__Output[];
  /** Members who are no admins, in the order in which they joined: the first 25; `ListMembers` returns the others. */ members: Profile__Output[];
}
export interface Insight extends Sent<Insight__Output> {}
/** For admins. */
export interface Management__Output { invited: Profile__Output[]; requests: Profile__Output[]; blocked: Profile__Output[]; }
export interface Management extends Sent<Management__Output> {}
export interface Group__Output {
  card: Card__Output | null; standing: Standing__Output | null; insight: Insight__Output | null; management: Management__Output | null;
}
export interface Group extends Sent<Group__Output> {}
export interface GroupResponse__Output { group: Group__Output | null; }
export interface GroupResponse extends Sent<GroupResponse__Output> {}
export interface ListGroupsRequest__Output {}
export interface ListGroupsRequest extends Sent<ListGroupsRequest__Output> {}
export interface TrashedGroup__Output { id: string; name: string; /** Moment of its purge: ISO 8601 UTC. */ endsAt: string; }
export interface TrashedGroup extends Sent<TrashedGroup__Output> {}
export interface ListGroupsResponse__Output {
  /** At most 100. */ groups: Card__Output[]; /** The newest 100. */ invites: Card__Output[]; /** The newest 100. */ trashed: TrashedGroup__Output[];
}
export interface ListGroupsResponse extends Sent<ListGroupsResponse__Output> {}
export interface ListGroupsByIdRequest__Output { groups: string[]; }
export interface ListGroupsByIdRequest extends Sent<ListGroupsByIdRequest__Output> {}
export interface ListGroupsByIdResponse__Output { groups: Card__Output[]; }
export interface ListGroupsByIdResponse extends Sent<ListGroupsByIdResponse__Output> {}
export interface CountInvitesRequest__Output {}
export interface CountInvitesRequest extends Sent<CountInvitesRequest__Output> {}
export interface CountInvitesResponse__Output { count: number; }
export interface CountInvitesResponse extends Sent<CountInvitesResponse__Output> {}
export interface GetGroupRequest__Output { group: string; }
export interface GetGroupRequest extends Sent<GetGroupRequest__Output> {}
export interface ListMembersRequest__Output { group: string; page: number; perPage: number; before?: string; }
export interface ListMembersRequest extends Sent<ListMembersRequest__Output> {}
export interface ListMembersResponse__Output { members: Profile__Output[]; next?: string; }
export interface ListMembersResponse extends Sent<ListMembersResponse__Output> {}
export interface CreateGroupRequest__Output { name: string; description: string; /** At most 50, connections of the caller. */ invited: string[]; }
export interface CreateGroupRequest extends Sent<CreateGroupRequest__Output> {}
export interface ChangeGroupRequest__Output {
  group: string; /** Absent fields stay unchanged. */ name?: string; description?: string; hidden?: boolean;
  /** An image of the caller's, to make the picture of the group of; empty: it is to have none. */ image?: string;
}
export interface ChangeGroupRequest extends Sent<ChangeGroupRequest__Output> {}
export interface MayFetchBannerRequest__Output { group: string; banner: string; /** `wide` or `thumb`. */ size: string; }
export interface MayFetchBannerRequest extends Sent<MayFetchBannerRequest__Output> {}
export interface MayFetchBannerResponse__Output { key: string; }
export interface MayFetchBannerResponse extends Sent<MayFetchBannerResponse__Output> {}
export interface TrashGroupRequest__Output { group: string; /** Name of the group as displayed; spaces around it are ignored. */ name: string; }
export interface TrashGroupRequest extends Sent<TrashGroupRequest__Output> {}
export interface TrashGroupResponse__Output {}
export interface TrashGroupResponse extends Sent<TrashGroupResponse__Output> {}
export interface ChangeInvitesRequest__Output { group: string; /** At most 50 each. */ invite: string[]; withdraw: string[]; }
export interface ChangeInvitesRequest extends Sent<ChangeInvitesRequest__Output> {}
export interface RejectInviteResponse__Output {}
export interface RejectInviteResponse extends Sent<RejectInviteResponse__Output> {}
export interface RequestMembershipResponse__Output { /** False for members. */ isRequesting: boolean; }
export interface RequestMembershipResponse extends Sent<RequestMembershipResponse__Output> {}
export interface CancelRequestResponse__Output {}
export interface CancelRequestResponse extends Sent<CancelRequestResponse__Output> {}
export interface LeaveGroupRequest__Output { group: string; removePosts: boolean; }
export interface LeaveGroupRequest extends Sent<LeaveGroupRequest__Output> {}
export interface MemberRequest__Output { group: string; profile: string; }
export interface MemberRequest extends Sent<MemberRequest__Output> {}
export interface SearchGroupsRequest__Output { text: string; page: number; /** 1 to 100; 0 means 100. */ perPage: number; before?: string; }
export interface SearchGroupsRequest extends Sent<SearchGroupsRequest__Output> {}
export interface SearchGroupsResponse__Output { groups: Card__Output[]; next?: string; }
export interface SearchGroupsResponse extends Sent<SearchGroupsResponse__Output> {}
export interface ListHistoryRequest__Output { group: string; page: number; perPage: number; before?: string; }
export interface ListHistoryRequest extends Sent<ListHistoryRequest__Output> {}
/** An act in a group by the rights of an admin or the owner. */
export interface HistoryEntry__Output {
  id: string; /** One of proto/rules/group-history.ts. */ act: string; by: Profile__Output | null;
  /** Member who was affected, or whose post was; absent if it is about the group. */ who?: Profile__Output | null; /** ISO 8601 UTC. */ at: string;
}
export interface HistoryEntry extends Sent<HistoryEntry__Output> {}
export interface ListHistoryResponse__Output { entries: HistoryEntry__Output[]; next?: string; }
export interface ListHistoryResponse extends Sent<ListHistoryResponse__Output> {}
export interface FindInvitableRequest__Output { query: string; without: string[]; group?: string; }
export interface FindInvitableRequest extends Sent<FindInvitableRequest__Output> {}
export interface FindInvitableResponse__Output { profiles: Profile__Output[]; }
export interface FindInvitableResponse extends Sent<FindInvitableResponse__Output> {}
export interface Post__Output {
  id: string; group: string; author: Profile__Output | null; /** Empty if it was erased, or if only items were posted. */ text: string;
  /** ISO 8601 UTC. */ createdAt: string; edited: boolean; /** Ids of all items, including those that the caller may not see. */ items: string[];
  album?: string;
}
export interface Post extends Sent<Post__Output> {}
export interface ListPostsRequest__Output { group: string; page: number; perPage: number; before?: string; }
export interface ListPostsRequest extends Sent<ListPostsRequest__Output> {}
export interface ListPostsResponse__Output {
  posts: Post__Output[]; total: number; next?: string; /** For `MarkRead`: place in the group's log that this answer covers. 0 without posts. */ seen: number;
}
export interface ListPostsResponse extends Sent<ListPostsResponse__Output> {}
export interface MarkReadRequest__Output {
  group: string; /** Publication of the newest displayed post: ISO 8601 UTC. Counts if `seen` is absent. */ readTo: string;
  /** `seen` of the `ListPosts` response that was displayed. */ seen?: number;
}
export interface MarkReadRequest extends Sent<MarkReadRequest__Output> {}
export interface MarkReadResponse__Output {}
export interface MarkReadResponse extends Sent<MarkReadResponse__Output> {}
export interface PostRequest__Output { post: string; }
export interface PostRequest extends Sent<PostRequest__Output> {}
export interface PostResponse__Output { post: Post__Output | null; }
export interface PostResponse extends Sent<PostResponse__Output> {}
export interface CreatePostRequest__Output {
  group: string; text: string; items: string[]; /** Replaces `items`: an album of the caller's, with its present items. */ album?: string;
}
export interface CreatePostRequest extends Sent<CreatePostRequest__Output> {}
export interface EditPostRequest__Output { post: string; text: string; }
export interface EditPostRequest extends Sent<EditPostRequest__Output> {}
export interface DeletePostResponse__Output {}
export interface DeletePostResponse extends Sent<DeletePostResponse__Output> {}
export interface ListGroupsOfRequest__Output { member: string; }
export interface ListGroupsOfRequest extends Sent<ListGroupsOfRequest__Output> {}

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
