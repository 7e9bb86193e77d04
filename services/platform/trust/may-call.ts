// Permitted calls: the one table. A call without a row is refused, on both platforms, before anything of the request is read.
import type { Rpcs, ServiceName } from '@kloak/proto/types/index.ts';

/** Every rpc by one name: `social.SaveComment`. */
export type RpcName = { [Name in ServiceName]: `${Name}.${keyof Rpcs[Name] & string}` }[ServiceName];

/** Rpcs of every service for admins. */
const operate = ['GetHealth', 'RetryJob', 'DropJob'] as const;
/** Rpcs of every service about its log, its views and its jobs, besides its own. */
type LogMethod = 'Read' | 'ReadAbout' | 'Tails' | 'AwaitView' | 'AwaitAccess' | (typeof operate)[number];
type Row = { readonly [Callee in ServiceName]?: readonly ((keyof Rpcs[Callee] & string) | LogMethod)[] };

/** `operator`: a tool of the operator within the process (deploy/demo). It has no key, so nobody can be it from outside. */
export type CallerName = ServiceName | 'gateway' | 'operator';

const follow = ['Read', 'ReadAbout', 'Tails'] as const;
/** Needed by every service that answers members: see [Note: Presented tokens]. */
const keys = ['GetSigningKeys'] as const;
/** See [Note: Admins of a service]. */
const admins = ['MayOperate'] as const;

const table = {
  identity: { transcoding: follow, social: follow, identity: [...keys, ...admins] },
  social: {
    identity: [...follow, ...keys, ...admins, 'ReadInvite'],
    media: [...follow, 'AwaitView'],
    chat: [...follow, 'GetWriter'],
    groups: follow,
  },
  media: {
    identity: [...follow, ...keys, ...admins, 'ProvePassword'],
    social: [...follow, 'ListConnectionsOf', 'ListHeartsOn', 'ListCommentsUnder'],
    transcoding: follow,
    groups: [...follow, 'ListGroupsOf'],
    chat: [...follow, 'ListMessagesOf'],
    billing: follow,
  },
  transcoding: { identity: [...follow, ...admins], media: follow, groups: follow },
  chat: { identity: [...follow, ...keys, ...admins], social: follow, media: follow, groups: follow },
  groups: {
    identity: [...follow, ...keys, ...admins],
    social: follow,
    media: [...follow, 'ListOwnAlbumItems'],
    transcoding: follow,
  },
  notification: { identity: [...follow, ...keys, ...admins], social: follow, media: [...follow, 'GetThumbnail'], groups: follow, chat: follow },
  billing: { identity: [...follow, ...keys, ...admins], media: ['GetUsage', 'LimitSpace', 'AwaitView'] },
  gateway: {
    identity: [
      // Its view `accounts` follows the log.
      ...follow,
      ...operate,
      ...admins,
      'Register',
      'SignIn',
      'RefreshSession',
      'GetSessionEnd',
      'SignOut',
      'VerifyEmail',
      'ResendConfirmation',
      'FindAccount',
      'RequestPasswordReset',
      'IsPasswordResetValid',
      'ResetPassword',
      'IsNameTaken',
      'IsMailTaken',
      'ListSessions',
      'EndSession',
      'ChangePassword',
      'NoteHelpSeen',
      'DeleteAccount',
      'KeepAccount',
      'GetAccount',
      'ChangeAvatar',
      'RemoveAvatar',
      'GiveAdminRights',
      'RevokeAdminRights',
      'ListAdmins',
      'GetSigningKeys',
      'GetServiceToken',
    ],
    social: [
      ...operate,
      'GetProfile',
      'FindProfile',
      'RequestConnection',
      'AcceptConnection',
      'RejectConnection',
      'ListConnections',
      'BlockMember',
      'UnblockMember',
      'SendInvite',
      'ListInvites',
      'GetInviter',
      'RemoveInvite',
      'ResendInvite',
      'ListEverybody',
      'GetCounts',
      'SendReport',
      'ListOwnReports',
      'ListReports',
      'CloseReport',
      'AskToLook',
      'AnswerLook',
      'LookAtReported',
      'ListLooks',
      'GiveHeart',
      'TakeHeart',
      'ListHearts',
      'ListPostReactions',
      'ListItemCounts',
      'SaveComment',
      'ListComments',
      'EditComment',
      'DeleteComment',
      'GiveCommentHeart',
      'TakeCommentHeart',
      'ListCommentHearts',
      'GiveLike',
      'TakeLike',
      'ListLikes',
    ],
    media: [
      ...operate,
      'OpenUpload',
      'GetFileSize',
      'FindKnownFiles',
      'OfferPreviews',
      'CancelUpload',
      'ListUploads',
      'ListDrawn',
      'PublishUpload',
      'NoteArrival',
      'NoteUploadProgress',
      'GetPost',
      'ListPostsById',
      'NoteWatched',
      'ChangeDetails',
      'ChangePrivacy',
      'DeleteItem',
      'ListTrash',
      'RestoreItems',
      'RestoreTrash',
      'EmptyTrash',
      'ListFamilyFeed',
      'ListPosts',
      'ListOwnImages',
      'ListDays',
      'ListPostsByDay',
      'ListLatestVideos',
      'DownloadOriginal',
      'ListOriginals',
      'GetSharing',
      'ChangeSharing',
      'MayFetch',
      'ListAlbums',
      'ListAlbumPosts',
      'AddToAlbum',
      'RemoveFromAlbum',
      'ChangeAlbum',
      'ChooseAlbumCover',
      'DeleteAlbum',
      'GetUsage',
      'RequestExport',
      'GetExport',
      'GetExportPart',
    ],
    transcoding: operate,
    chat: [
      ...operate,
      'ListRooms',
      'FindRooms',
      'ListUnread',
      'ListMessages',
      'OpenPair',
      'CreateGroup',
      'RenameGroup',
      'AddToGroup',
      'RemoveFromGroup',
      'LeaveGroup',
      'SendMessage',
      'DeleteMessage',
      'MarkRead',
      'TellWriting',
      'FindRecipients',
      'GetSettings',
      'ChangeSettings',
    ],
    groups: [
      ...operate,
      'ListGroups',
      'ListGroupsById',
      'CountInvites',
      'GetGroup',
      'ListMembers',
      'CreateGroup',
      'ChangeGroup',
      'MayFetchBanner',
      'TrashGroup',
      'RestoreGroup',
      'SearchGroups',
      'ListHistory',
      'ChangeInvites',
      'AcceptInvite',
      'RejectInvite',
      'RequestMembership',
      'CancelRequest',
      'DeclineRequest',
      'AcceptRequest',
      'LeaveGroup',
      'RemoveMember',
      'GiveAdmin',
      'TakeAdmin',
      'HandOver',
      'BlockProfile',
      'UnblockProfile',
      'FindInvitable',
      'CreatePost',
      'EditPost',
      'DeletePost',
      'GetPost',
      'ListPosts',
      'MarkRead',
    ],
    notification: [
      ...operate,
      'ListNotifications',
      'GetUnread',
      'MarkRead',
      'GetSettings',
      'ChangeSettings',
      'ChangeGroupLevel',
      'ChangeMailSettings',
      'Unsubscribe',
    ],
    billing: [
      ...operate,
      'GetPlan',
      'GetSubscription',
      'GetPayments',
      'ChoosePlan',
      'CancelSubscription',
      'KeepPlan',
      'OpenPortal',
      'GiveSpace',
      'TakeWebhook',
      'GetSandboxPage',
      'SubmitSandboxPage',
    ],
  },
  operator: {
    identity: ['FindAccount'],
  },
} as const satisfies Record<CallerName, Row>;

type MethodsIn<List> = List extends readonly (infer Method extends string)[] ? Method : never;
type CalledIn<Rows> = { [Callee in keyof Rows & string]: `${Callee}.${MethodsIn<Rows[Callee]>}` }[keyof Rows & string];

/** Rpcs that a caller may call, by their names. */
export type CallableBy<Caller extends CallerName> = Caller extends CallerName ? CalledIn<(typeof table)[Caller]> & RpcName : never;

type TableRow = { caller: string; callee: string; methods: readonly string[] };

const written: readonly TableRow[] = Object.entries(table).flatMap(([caller, row]) =>
  Object.entries(row).map(([callee, methods]) => ({ caller, callee, methods })),
);
const services = Object.keys(table).filter((caller) => caller !== 'gateway' && caller !== 'operator');
/** A service that revokes access waits for all others: see [Note: Access that ends]. */
const waits = services.flatMap((caller) =>
  services.filter((callee) => callee !== caller).map((callee): TableRow => ({ caller, callee, methods: ['AwaitAccess'] })),
);

/** All rows of the table: caller, callee and methods. */
export const rows: readonly TableRow[] = [...written, ...waits];

const nameOf = (caller: string, callee: string, method: string) => `${caller} ${callee}.${method}`;
const allowed = new Set(rows.flatMap(({ caller, callee, methods }) => methods.map((method) => nameOf(caller, callee, method))));

/** True if the table has a row for a call. */
export const mayCall = (caller: string, callee: string, method: string): boolean => allowed.has(nameOf(caller, callee, method));

/** Services whose state admins may read. */
export const operated: readonly string[] = rows
  .filter(({ caller, methods }) => caller === 'gateway' && methods.includes(operate[0]))
  .map(({ callee }) => callee);
