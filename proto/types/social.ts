// Made by scripts/generate/generate.ts from proto/kloak/social.
import type { Sent } from './sent.ts';

/** pair:{low}:{high} — two members, in the order of their ids. `by` is the actor. */
export interface ConnectionRequested__Output { low: string; high: string; by: string; }
export interface ConnectionRequested extends Sent<ConnectionRequested__Output> {}
export interface ConnectionAccepted__Output { low: string; high: string; by: string; }
export interface ConnectionAccepted extends Sent<ConnectionAccepted__Output> {}
export interface ConnectionDeclined__Output { low: string; high: string; by: string; /** ISO 8601 UTC: the other may ask again 30 days later. */ at: string; }
export interface ConnectionDeclined extends Sent<ConnectionDeclined__Output> {}
/** A member asked within 30 days after the other declined, or while the other blocks them: only the asking member sees it. */
export interface ConnectionRequestHeldOff__Output {
  low: string; high: string; by: string; /** Moment at which the other declined, or else of this request: ISO 8601 UTC. */ declinedAt: string;
  /** Ids of those of the two who block the other. */ blockers: string[];
}
export interface ConnectionRequestHeldOff extends Sent<ConnectionRequestHeldOff__Output> {}
/** They cancelled that request; the other's decline still counts from its own moment. */
export interface HeldOffRequestCancelled__Output { low: string; high: string; by: string; declinedAt: string; blockers: string[]; }
export interface HeldOffRequestCancelled extends Sent<HeldOffRequestCancelled__Output> {}
export interface ConnectionCancelled__Output { low: string; high: string; by: string; }
export interface ConnectionCancelled extends Sent<ConnectionCancelled__Output> {}
export interface ConnectionRemoved__Output { low: string; high: string; by: string; }
export interface ConnectionRemoved extends Sent<ConnectionRemoved__Output> {}
/** `by` blocked the other; earlier events contain what ended between the two. */
export interface MemberBlocked__Output {
  low: string; high: string; by: string; /** Ids of those of the two who now block the other. */ blockers: string[];
  /** Member who was declined last, and when (ISO 8601 UTC), if nothing is newer. `held`: the declined member asked again, which only they see. */ declined?: string;
  declinedAt: string; held: boolean;
}
export interface MemberBlocked extends Sent<MemberBlocked__Output> {}
/** `by` blocks the other no more. */
export interface MemberUnblocked__Output { low: string; high: string; by: string; blockers: string[]; declined?: string; declinedAt: string; held: boolean; }
export interface MemberUnblocked extends Sent<MemberUnblocked__Output> {}
/** invites:{member} — invites that a member sent by mail. Each event carries the running state: only the newest is read. A mail with a personal link is on its way to an address. */
export interface InviteSent__Output {
  member: string; /** Derived from the member and the folded address: the same address again is the same invite. */ invite: string; email: string;
  /** The invites on the member's list now, oldest first. */ listed: string[];
}
export interface InviteSent extends Sent<InviteSent__Output> {}
/** The mail is sent once more, with a new link. */
export interface InviteResent__Output { member: string; invite: string; email: string; listed: string[]; /** Admin who had it sent. */ by: string; }
export interface InviteResent extends Sent<InviteResent__Output> {}
/** It is off the list, and its links are good for nothing any more. */
export interface InviteRemoved__Output {
  member: string; invite: string; listed: string[]; /** The member, or an admin. */ by: string;
  /** Digest of the folded address, as in the stream's name of `InviteMailAsked`; absent in older events. */ addressDigest?: string;
}
export interface InviteRemoved extends Sent<InviteRemoved__Output> {}
/** invite-mails:{digest of the folded address} — invite mails to an address, which may not belong to the invited person. */
export interface InviteMailAsked__Output {
  /** Times of this request and of those in the 24 hours before it, oldest first. Carries the running state: only the newest event is read. */ askedAt: string[];
}
export interface InviteMailAsked extends Sent<InviteMailAsked__Output> {}
/** A group post with hearts and comments. Its group is the partition key of their streams. */
export interface GroupPost__Output { post: string; group: string; author: string; }
export interface GroupPost extends Sent<GroupPost__Output> {}
/** heart:{item}:{who}, heart:{post}:{who} — one person's heart on one item, or on one post of a group. */
export interface HeartGiven__Output {
  item: string; /** Owner of the item: the stream's partition key. */ owner: string; who: string;
  /** In the place of an item: then `item` and `owner` are empty, here and in all that follow. */ groupPost?: GroupPost__Output | null;
}
export interface HeartGiven extends Sent<HeartGiven__Output> {}
export interface HeartTaken__Output { item: string; owner: string; who: string; groupPost?: GroupPost__Output | null; }
export interface HeartTaken extends Sent<HeartTaken__Output> {}
/** comment:{id} — one comment or reply on an item, or on a post of a group. */
export interface CommentSaved__Output {
  comment: string; item: string; owner: string; writer: string; content: string;
  /** The top-level comment that this replies to; absent at top level (replies to replies join the parent). */ responseTo?: string;
  /** ISO 8601 UTC: for some minutes its writer may edit it. Absent in older events. */ at?: string; groupPost?: GroupPost__Output | null;
  /** Absent without mentions. */ mentioned?: Mentioned__Output | null;
}
export interface CommentSaved extends Sent<CommentSaved__Output> {}
/** Mentioned members, except those who are notified of the comment anyway. */
export interface Mentioned__Output { who: string[]; }
export interface Mentioned extends Sent<Mentioned__Output> {}
/** Its writer edited it. */
export interface CommentEdited__Output {
  comment: string; item: string; owner: string; writer: string; content: string; groupPost?: GroupPost__Output | null;
  /** Includes members who were mentioned before the edit. */ mentioned?: Mentioned__Output | null;
}
export interface CommentEdited extends Sent<CommentEdited__Output> {}
/** Its text is not displayed any more; if it has replies, its place stays. */
export interface CommentDeleted__Output {
  comment: string; item: string; owner: string; responseTo?: string; /** Its writer, or the owner of the item, or an admin of the group. */ by: string;
  groupPost?: GroupPost__Output | null; /** Mentioned members. Absent if there are none. */ mentioned?: Mentioned__Output | null;
}
export interface CommentDeleted extends Sent<CommentDeleted__Output> {}
/** heart:{comment}:{who} — one person's heart on one comment. */
export interface CommentHeartGiven__Output {
  comment: string; item: string; /** Owner of the item: the stream's partition key. */ owner: string; who: string; groupPost?: GroupPost__Output | null;
}
export interface CommentHeartGiven extends Sent<CommentHeartGiven__Output> {}
export interface CommentHeartTaken__Output { comment: string; item: string; owner: string; who: string; groupPost?: GroupPost__Output | null; }
export interface CommentHeartTaken extends Sent<CommentHeartTaken__Output> {}
/** like:{item}:{who}, like:{comment}:{who} — one person's like of one item, or of one comment. A like is not a heart. */
export interface LikeGiven__Output {
  item: string; /** Owner of the item: the stream's partition key. */ owner: string; who: string;
  /** Post of a group whose comment is liked: then `item` and `owner` are empty. */ groupPost?: GroupPost__Output | null;
  /** Absent if the item itself is liked. */ comment?: string;
}
export interface LikeGiven extends Sent<LikeGiven__Output> {}
export interface LikeTaken__Output { item: string; owner: string; who: string; groupPost?: GroupPost__Output | null; comment?: string; }
export interface LikeTaken extends Sent<LikeTaken__Output> {}
/** Kind of the reported thing. */
export type ReportedKind = 'REPORTED_KIND_UNSPECIFIED' | 'MEMBER' | 'ITEM' | 'COMMENT' | 'MESSAGE' | 'GROUP_POST';
/** reports:{member} — how often a member reports something. Carries the running state: only the newest event is read. */
export interface ReportAsked__Output { reporter: string; /** Times of this report and of those in the 24 hours before it, oldest first. */ askedAt: string[]; }
export interface ReportAsked extends Sent<ReportAsked__Output> {}
/** report:{id} — a member's report to the admins about a person, or about a person's thing or text. */
export interface ReportMade__Output {
  report: string; reporter: string; kind: ReportedKind; /** Id of the reported thing. */ thing: string;
  /** The reported person: of a thing, its owner or writer. */ owner: string; text: string;
}
export interface ReportMade extends Sent<ReportMade__Output> {}
/** An admin closed it; the reporter is notified of the note. */
export interface ReportClosed__Output { report: string; reporter: string; by: string; note: string; }
export interface ReportClosed extends Sent<ReportClosed__Output> {}
/** An admin asked the owner of the reported item for permission to look at it. */
export interface LookAsked__Output { report: string; owner: string; item: string; by: string; }
export interface LookAsked extends Sent<LookAsked__Output> {}
/** The owner lets admins look until a moment (ISO 8601 UTC). */
export interface LookAllowed__Output { report: string; owner: string; item: string; until: string; }
export interface LookAllowed extends Sent<LookAllowed__Output> {}
/** The owner does not let them, or no more. */
export interface LookDeclined__Output { report: string; owner: string; item: string; }
export interface LookDeclined extends Sent<LookDeclined__Output> {}
/** An admin looked: the displayed bytes may be fetched until a moment (ISO 8601 UTC), some minutes later. */
export interface ItemLookedAt__Output { report: string; owner: string; item: string; by: string; until: string; }
export interface ItemLookedAt extends Sent<ItemLookedAt__Output> {}
/** Public card of a member. */
export interface Profile__Output { id: string; username: string; /** Root-relative URL of the avatar. */ image: string; }
export interface Profile extends Sent<Profile__Output> {}
/** A member with the address that the caller may know: one's own, that of one's connections once it is confirmed; else without. */
export interface KnownMember__Output { id: string; username: string; image: string; email?: string; }
export interface KnownMember extends Sent<KnownMember__Output> {}
export interface GetProfileRequest__Output { username: string; }
export interface GetProfileRequest extends Sent<GetProfileRequest__Output> {}
export interface FindProfileRequest__Output { query: string; }
export interface FindProfileRequest extends Sent<FindProfileRequest__Output> {}
export interface ProfileResponse__Output {
  profile: KnownMember__Output | null;
  /** Number of the caller's uploads with a published item; only in the caller's own profile, requested by name. */ uploadCount?: number;
}
export interface ProfileResponse extends Sent<ProfileResponse__Output> {}
export interface ConnectionRequest__Output { /** Id of the other member. */ other: string; }
export interface ConnectionRequest extends Sent<ConnectionRequest__Output> {}
export interface ListConnectionsRequest__Output {}
export interface ListConnectionsRequest extends Sent<ListConnectionsRequest__Output> {}
export interface ConnectionsResponse__Output {
  friends: KnownMember__Output[]; /** Members who asked the caller. */ pending: Profile__Output[];
  /** Members whom the caller asked. */ requested: Profile__Output[]; /** Members whom the caller blocks. */ blocked: Profile__Output[];
}
export interface ConnectionsResponse extends Sent<ConnectionsResponse__Output> {}
export interface SendInviteRequest__Output { /** A mail address, or the name of a member. */ to: string; }
export interface SendInviteRequest extends Sent<SendInviteRequest__Output> {}
export interface SendInviteResponse__Output {
  /** The invites, as in the answer of `ListInvites`. */ invites: Invite__Output[];
  /** Member who was asked to connect instead. */ member?: Profile__Output | null;
  /** True if the two are connected now: they were, or the member had asked. */ connected: boolean;
}
export interface SendInviteResponse extends Sent<SendInviteResponse__Output> {}
export interface Invite__Output { id: string; email: string; /** An account with this address is confirmed. */ joined: boolean; }
export interface Invite extends Sent<Invite__Output> {}
export interface ListInvitesRequest__Output {}
export interface ListInvitesRequest extends Sent<ListInvitesRequest__Output> {}
export interface InvitesResponse__Output { invites: Invite__Output[]; }
export interface InvitesResponse extends Sent<InvitesResponse__Output> {}
export interface InviteRequest__Output { email: string; }
export interface InviteRequest extends Sent<InviteRequest__Output> {}
export interface ResendInviteResponse__Output { email: string; }
export interface ResendInviteResponse extends Sent<ResendInviteResponse__Output> {}
export interface GetInviterRequest__Output { token: string; }
export interface GetInviterRequest extends Sent<GetInviterRequest__Output> {}
export interface GetInviterResponse__Output { account: string; username: string; }
export interface GetInviterResponse extends Sent<GetInviterResponse__Output> {}
export interface ListEverybodyRequest__Output {
  /** Wanted lists; of an unwanted one only the `total` is answered. */ invites: boolean; users: boolean; /** Empty: all. */ search: string;
  /** See `ListCommentsRequest`; `before` belongs to the one list that is wanted. */ page: number; perPage: number; before?: string;
}
export interface ListEverybodyRequest extends Sent<ListEverybodyRequest__Output> {}
export interface ListEverybodyResponse__Output {
  invites: SentInvite__Output[]; /** Number of all invites; with a `search`, of the matches. */ totalInvites: number; nextInvites?: string;
  users: User__Output[]; totalUsers: number; nextUsers?: string;
}
export interface ListEverybodyResponse extends Sent<ListEverybodyResponse__Output> {}
export interface SentInvite__Output { id: string; email: string; /** Member who invites. */ member: string; /** See `Invite`. */ joined: boolean; }
export interface SentInvite extends Sent<SentInvite__Output> {}
export interface User__Output { id: string; username: string; email: string; }
export interface User extends Sent<User__Output> {}
export interface GetCountsRequest__Output {}
export interface GetCountsRequest extends Sent<GetCountsRequest__Output> {}
export interface GetCountsResponse__Output {
  /** Ever registered, and of these in the last 30 days. */ accounts: number; accountsLately: number;
  /** Addresses on anybody's list, each once. */ invitedAddresses: number; /** Reports that are not closed. */ openReports: number;
}
export interface GetCountsResponse extends Sent<GetCountsResponse__Output> {}
export interface SendReportRequest__Output { kind: ReportedKind; thing: string; text: string; }
export interface SendReportRequest extends Sent<SendReportRequest__Output> {}
export interface SendReportResponse__Output { report: string; }
export interface SendReportResponse extends Sent<SendReportResponse__Output> {}
export interface ListOwnReportsRequest__Output { /** See `ListCommentsRequest`. */ page: number; perPage: number; before?: string; }
export interface ListOwnReportsRequest extends Sent<ListOwnReportsRequest__Output> {}
export interface ListReportsRequest__Output { closed: boolean; /** See `ListCommentsRequest`. */ page: number; perPage: number; before?: string; }
export interface ListReportsRequest extends Sent<ListReportsRequest__Output> {}
export interface ListReportsResponse__Output { reports: Report__Output[]; next?: string; }
export interface ListReportsResponse extends Sent<ListReportsResponse__Output> {}
/** State of an admin's right to look at the item of a report. */
export type Look = 'LOOK_UNSPECIFIED' | 'NOT_ASKED' | 'ASKED' | 'ALLOWED' | 'DECLINED';
export interface Report__Output {
  id: string; /** Absent in one's own. */ reporter?: Profile__Output | null; /** The reported person. */ owner: Profile__Output | null; kind: ReportedKind;
  text: string; /** ISO 8601 UTC. */ at: string; /** Moment of closing, and the admin's note; absent while it is open. */ closedAt?: string; note?: string;
  /** Admin who closed it; only for admins. */ closedBy?: Profile__Output | null; look: Look; /** End of the right to look: ISO 8601 UTC. */ lookUntil?: string;
}
export interface Report extends Sent<Report__Output> {}
export interface ReportRequest__Output { report: string; }
export interface ReportRequest extends Sent<ReportRequest__Output> {}
export interface CloseReportRequest__Output { report: string; note: string; }
export interface CloseReportRequest extends Sent<CloseReportRequest__Output> {}
export interface ReportResponse__Output { report: Report__Output | null; }
export interface ReportResponse extends Sent<ReportResponse__Output> {}
export interface AnswerLookRequest__Output { report: string; allow: boolean; }
export interface AnswerLookRequest extends Sent<AnswerLookRequest__Output> {}
export interface AnswerLookResponse__Output {}
export interface AnswerLookResponse extends Sent<AnswerLookResponse__Output> {}
export interface LookAtReportedResponse__Output { item: string; /** ISO 8601 UTC. */ until: string; }
export interface LookAtReportedResponse extends Sent<LookAtReportedResponse__Output> {}
export interface ListLooksRequest__Output { /** See `ListCommentsRequest`. */ page: number; perPage: number; before?: string; }
export interface ListLooksRequest extends Sent<ListLooksRequest__Output> {}
export interface ListLooksResponse__Output {
  /** Requests that are open or were accepted, newest first; at most 100. */ asked: AskedLook__Output[]; looks: LookEntry__Output[]; next?: string;
}
export interface ListLooksResponse extends Sent<ListLooksResponse__Output> {}
export interface AskedLook__Output { report: string; item: string; at: string; look: Look; until?: string; }
export interface AskedLook extends Sent<AskedLook__Output> {}
export interface LookEntry__Output { id: string; item: string; by: Profile__Output | null; at: string; }
export interface LookEntry extends Sent<LookEntry__Output> {}
export interface HeartRequest__Output { item?: string; groupPost?: string; }
export interface HeartRequest extends Sent<HeartRequest__Output> {}
export interface Heart__Output { id: string; profile: Profile__Output | null; }
export interface Heart extends Sent<Heart__Output> {}
export interface GiveHeartResponse__Output { heart: Heart__Output | null; }
export interface GiveHeartResponse extends Sent<GiveHeartResponse__Output> {}
export interface TakeHeartResponse__Output {}
export interface TakeHeartResponse extends Sent<TakeHeartResponse__Output> {}
export interface ListOwnHeartsRequest__Output {
  /** Counts from 0. */ page: number; /** 1–100; 0 means 100. */ perPage: number; /** `next` of an earlier answer; it replaces `page`. */ before?: string;
}
export interface ListOwnHeartsRequest extends Sent<ListOwnHeartsRequest__Output> {}
export interface ListOwnHeartsResponse__Output {
  items: string[]; /** All that the caller may still see; of the hearts beyond the newest 2,000 all are counted. */ total: number;
  /** There when there is more. */ next?: string;
}
export interface ListOwnHeartsResponse extends Sent<ListOwnHeartsResponse__Output> {}
export interface ListHeartsRequest__Output { item?: string; page: number; perPage: number; before?: string; groupPost?: string; }
export interface ListHeartsRequest extends Sent<ListHeartsRequest__Output> {}
export interface ListHeartsResponse__Output { hearts: Heart__Output[]; total: number; next?: string; }
export interface ListHeartsResponse extends Sent<ListHeartsResponse__Output> {}
/** A request names one of both. */
export interface LikeRequest__Output { item?: string; comment?: string; }
export interface LikeRequest extends Sent<LikeRequest__Output> {}
export interface LikeResponse__Output {}
export interface LikeResponse extends Sent<LikeResponse__Output> {}
export interface ListLikesRequest__Output { item?: string; comment?: string; page: number; perPage: number; before?: string; }
export interface ListLikesRequest extends Sent<ListLikesRequest__Output> {}
export interface ListLikesResponse__Output { /** Ids of members. */ likes: string[]; total: number; next?: string; }
export interface ListLikesResponse extends Sent<ListLikesResponse__Output> {}
export interface ListPostReactionsRequest__Output { groupPosts: string[]; }
export interface ListPostReactionsRequest extends Sent<ListPostReactionsRequest__Output> {}
export interface PostReactions__Output {
  groupPost: string; /** The first four, the caller's own before the others. */ hearts: Heart__Output[]; heartCount: number;
  /** Number of comments, with replies. */ commentCount: number;
}
export interface PostReactions extends Sent<PostReactions__Output> {}
export interface ListPostReactionsResponse__Output { reactions: PostReactions__Output[]; }
export interface ListPostReactionsResponse extends Sent<ListPostReactionsResponse__Output> {}
export interface ListItemCountsRequest__Output { items: string[]; }
export interface ListItemCountsRequest extends Sent<ListItemCountsRequest__Output> {}
export interface ItemCounts__Output { item: string; hearts: number; comments: number; }
export interface ItemCounts extends Sent<ItemCounts__Output> {}
export interface ListItemCountsResponse__Output { counts: ItemCounts__Output[]; }
export interface ListItemCountsResponse extends Sent<ListItemCountsResponse__Output> {}
export interface Comment__Output {
  id: string; /** Empty for a comment on a group post. */ item: string; content: string; writer: Profile__Output | null; responseTo?: string; createdAt: string;
  replyCount: number; /** Its writer edited it. */ edited: boolean; /** Its words are gone, and its place is there because of its replies. */ deleted: boolean;
  heartCount: number; /** The caller has given it a heart. */ hearted: boolean; groupPost?: string; /** Likes are no hearts. */ likeCount: number;
  /** The caller likes it. */ liked: boolean;
}
export interface Comment extends Sent<Comment__Output> {}
export interface EditCommentRequest__Output { comment: string; content: string; }
export interface EditCommentRequest extends Sent<EditCommentRequest__Output> {}
export interface EditCommentResponse__Output { comment: Comment__Output | null; }
export interface EditCommentResponse extends Sent<EditCommentResponse__Output> {}
export interface DeleteCommentRequest__Output { comment: string; }
export interface DeleteCommentRequest extends Sent<DeleteCommentRequest__Output> {}
export interface DeleteCommentResponse__Output {}
export interface DeleteCommentResponse extends Sent<DeleteCommentResponse__Output> {}
export interface CommentHeartRequest__Output { comment: string; }
export interface CommentHeartRequest extends Sent<CommentHeartRequest__Output> {}
export interface ListCommentHeartsRequest__Output { comment: string; page: number; perPage: number; before?: string; }
export interface ListCommentHeartsRequest extends Sent<ListCommentHeartsRequest__Output> {}
export interface SaveCommentRequest__Output { item?: string; content: string; responseTo?: string; groupPost?: string; }
export interface SaveCommentRequest extends Sent<SaveCommentRequest__Output> {}
export interface SaveCommentResponse__Output { comment: Comment__Output | null; }
export interface SaveCommentResponse extends Sent<SaveCommentResponse__Output> {}
export interface ListCommentsRequest__Output { item?: string; page: number; perPage: number; before?: string; responseTo?: string; groupPost?: string; }
export interface ListCommentsRequest extends Sent<ListCommentsRequest__Output> {}
export interface ListCommentsResponse__Output {
  comments: Comment__Output[]; /** Number of top-level comments, or of replies with `responseTo`. */ total: number; next?: string;
}
export interface ListCommentsResponse extends Sent<ListCommentsResponse__Output> {}
export interface ListConnectionsOfRequest__Output { member: string; }
export interface ListConnectionsOfRequest extends Sent<ListConnectionsOfRequest__Output> {}
export interface ListReactionsOnRequest__Output { /** Owner of the items. */ member: string; /** Items, or comments. */ things: string[]; before?: string; }
export interface ListReactionsOnRequest extends Sent<ListReactionsOnRequest__Output> {}
export interface HeartOn__Output { item: string; profile: Profile__Output | null; }
export interface HeartOn extends Sent<HeartOn__Output> {}
export interface ListHeartsOnResponse__Output { hearts: HeartOn__Output[]; next?: string; }
export interface ListHeartsOnResponse extends Sent<ListHeartsOnResponse__Output> {}
export interface ListCommentsUnderResponse__Output { comments: Comment__Output[]; next?: string; }
export interface ListCommentsUnderResponse extends Sent<ListCommentsUnderResponse__Output> {}

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
  ListOwnHearts: { sent: ListOwnHeartsRequest; asked: ListOwnHeartsRequest__Output; answered: ListOwnHeartsResponse; received: ListOwnHeartsResponse__Output };
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
