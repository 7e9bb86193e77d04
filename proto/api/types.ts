// The contract as types, for clients: a browser that imports this file loads no schema.
import type { z } from 'zod';
import type { api } from './calls.ts';
import type { refusal } from './refusal.ts';
import type { group, groupCard, groupHistoryEntry, groupInvite, groupPost, ownGroupCard } from './shapes/group-shapes.ts';
import type { report } from './shapes/report-shapes.ts';
import type {
  album,
  card,
  chatMessage,
  chatRoom,
  comment,
  connectionLists,
  dataUsage,
  image,
  invite,
  invoice,
  notification,
  plan,
  post,
  profile,
  reaction,
  story,
  subscription,
  unreadRoom,
  video,
} from './shapes/shapes.ts';

type Calls = (typeof api)[keyof typeof api];

/** Maps `'POST /api/comment/saveComment'` to its request and its answer. */
export type Api = {
  [One in Calls as `${One['method']} ${One['path']}`]: { body: z.input<One['body']>; answer: z.output<One['answer']> };
};
export type ApiName = keyof Api;
/** Calls that are sent as a form with a file. */
export type FileCallName = {
  [One in Calls as `${One['method']} ${One['path']}`]: One extends { multipart: object } ? `${One['method']} ${One['path']}` : never;
}[ApiName];
/** All fields of a call, including those of its path. */
export type Body<Name extends ApiName> = Api[Name]['body'];
/** Named fields of a success; on the wire `success: true` is added. */
export type Answer<Name extends ApiName> = Api[Name]['answer'];

/** `Profile` has an address if the caller may know it. */
export type Card = z.output<typeof card>;
export type Profile = z.output<typeof profile>;
export type Image = z.output<typeof image>;
export type Video = z.output<typeof video>;
export type Album = z.output<typeof album>;
export type Post = z.output<typeof post>;
export type Story = z.output<typeof story>;
export type Comment = z.output<typeof comment>;
export type Reaction = z.output<typeof reaction>;
export type ChatMessage = z.output<typeof chatMessage>;
export type ChatRoom = z.output<typeof chatRoom>;
export type UnreadRoom = z.output<typeof unreadRoom>;
export type Connections = z.output<typeof connectionLists>;
export type Group = z.output<typeof group>;
export type GroupCard = z.output<typeof groupCard>;
export type OwnGroupCard = z.output<typeof ownGroupCard>;
export type GroupInvite = z.output<typeof groupInvite>;
export type Report = z.output<typeof report>;
export type GroupHistoryEntry = z.output<typeof groupHistoryEntry>;
export type GroupPost = z.output<typeof groupPost>;
export type Notification = z.output<typeof notification>;
export type Plan = z.output<typeof plan>;
export type Subscription = z.output<typeof subscription>;
export type Invoice = z.output<typeof invoice>;
export type Invite = z.output<typeof invite>;
export type DataUsage = z.output<typeof dataUsage>;
/** A relative with the newest posts. */
export type FamilyMember = Answer<'POST /api/profile/find-media-byfamily'>['profiles'][number];
/** A video that a relative shares. */
export type FriendVideo = Answer<'POST /api/video/getFriendVideos'>['videos'][number];
/** Form for posting the bytes of a file. */
export type UploadForm = Answer<'POST /api/upload/uploadFilesV2'>['promises'][number];
export type RefusalBody = z.output<typeof refusal>;
