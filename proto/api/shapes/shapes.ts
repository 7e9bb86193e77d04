// Shapes of things in answers. Ids are opaque texts, sizes bytes, durations seconds, widths and heights pixels.
import { z } from 'zod';
import { isTimeZone, mailRhythms } from '../../rules/notification-mails.ts';
import { groupLevels, groupRoles, maxCountedItems, maxCountedPeople, notificationKinds } from '../../rules/notifications.ts';
import { invoiceStatuses } from '../../rules/plans.ts';
import { privacyLabels } from '../../rules/privacy.ts';
import { maxAlbumsPerStory, maxPostsPerStory } from '../../rules/stories.ts';
import { takenPrecisions } from '../../rules/taken-dates.ts';
import { category, privacy } from './fields.ts';

/** ISO 8601, UTC. */
export const time = z.iso.datetime();
const bytes = z.int().min(0);

/** Public card of a member; `image` is the address of the avatar. */
export const card = z.strictObject({ _id: z.string(), username: z.string(), image: z.string() });

/** `email` is present only for the caller and the caller's connections. */
export const profile = card.extend({ email: z.string().optional() });

/** One rendition. */
const source = z.strictObject({ url: z.string(), width: z.int(), height: z.int(), type: z.string() });

const item = {
  _id: z.string(),
  description: z.string(),
  filePath: z
    .string()
    .describe('URL of the original for its owner if a browser can show it and it was not turned, else of the largest rendition; empty until one exists.'),
  thumbNail: z.string().describe('Empty until one exists.'),
  thumbName: z.string(),
  thumbSize: bytes,
  fileName: z.string().describe("Name of the owner's file; empty unless the caller is the owner or a connection. A title equal to it is empty then, too."),
  fileSize: bytes,
  type: z.string(),
  key: z.string(),
  privacy,
  privacyLabel: z.enum(privacyLabels),
  writer: card,
  album: z.string().optional().describe('Id of the first album that contains it; only for its owner.'),
  createdAt: time,
  width: z.int(),
  height: z.int(),
  thumbhash: z.string(),
  takenAt: z
    .string()
    .nullable()
    .describe('Time of capture, ISO 8601 UTC; the date of the file if it has no own; null if unknown, or if the caller is neither owner nor connection.'),
  takenLocal: z
    .string()
    .nullable()
    .describe("Time of capture on the camera's clock, `YYYY-MM-DDTHH:mm:ss`; the date of the file if it has no own; null if unknown."),
  takenPrecision: z.enum(takenPrecisions).describe('Precision of `takenLocal`, which is the middle of that time span.'),
  takenAbout: z.boolean().describe('The date is approximate.'),
  place: z.strictObject({ latitude: z.number(), longitude: z.number() }).optional().describe('Place of capture in degrees; only for its owner.'),
  status: z.enum(['PROCESSING', 'READY', 'FAILED']).describe('`READY`: all renditions exist. `PROCESSING`: some may exist and can be shown.'),
  partial: z.literal(true).optional().describe('Part of the picture is missing in the original; only for its owner.'),
  soundMissing: z.literal(true).optional().describe('The video plays without sound, since the sound of the original could not be read; only for its owner.'),
  downloadable: z.boolean().optional().describe('Its owner lets others download the original; only for others, and not in lists.'),
  failure: z.string().optional().describe('Reason why rendering failed, as a sentence; only for its owner.'),
  sources: z.array(source),
};

export const image = z.strictObject(item);

export const video = z.strictObject({
  ...item,
  title: z.string(),
  category,
  duration: z.number(),
  views: z.int().min(0).optional().describe('Number of plays by others, each member once a day; only for its owner, and not in lists.'),
});

/** Entry of the list of relatives' videos; `thumbnail` equals `thumbNail`. */
export const friendVideo = video.extend({ thumbnail: z.string() });

/** Contains either an image or a video. */
export const post = z.strictObject({
  _id: z.string(),
  title: z.string(),
  writer: card,
  image: image.optional(),
  video: video.optional(),
  createdAt: time,
  storyId: z.string().optional().describe("Story of the post; only for its owner and the owner's connections."),
  heartCount: z.int().min(0).optional().describe('Present together with `commentCount` in lists that count hearts and comments.'),
  commentCount: z.int().min(0).optional().describe('Number of comments and replies.'),
});

/** `cover` is the post with the displayed thumbnail: the chosen one, or else the first that the caller may see. */
export const album = z.strictObject({
  _id: z.string(),
  name: z.string(),
  description: z.string(),
  thumbnail: z.string().describe('Empty until one exists.'),
  privacy,
  privacyLabel: z.enum(privacyLabels),
  writer: card,
  createdAt: time,
  count: z.int().min(0).describe('Number of posts that the caller may see.'),
  sharedCount: z.int().min(0).describe("Number of posts that the owner's family may see, if the album is shared with them."),
  cover: post.optional(),
  downloadable: z.boolean().optional().describe("Its owner lets others download originals; only for others, and together with the album's posts."),
  firstDay: z.iso.date().optional().describe('Day of capture, else of publication, of the first post that the caller may see.'),
  lastDay: z.iso.date().optional().describe('The same for the last post.'),
});

/** Posts that one relative published together: until two hours without a further one, or twelve hours in all. Counts are of those that the caller sees now. */
export const story = z.strictObject({
  _id: z.string().describe('Does not change while the story grows.'),
  writer: profile,
  count: z.int().min(1),
  unseen: z.int().min(0).describe('Number of posts that the caller has not seen on any device; no other member learns it.'),
  firstAt: time,
  lastAt: time,
  albums: z
    .array(z.strictObject({ _id: z.string(), name: z.string() }))
    .max(maxAlbumsPerStory)
    .describe('Albums that contain most posts of the story.'),
  posts: z.array(post).max(maxPostsPerStory).describe('Samples from the whole story, in the order taken.'),
});

/** `postId`, `imagePostId` or `groupPostId`: name that the caller's screen uses for its subject. `responseTo` is the parent's id. */
export const comment = z.strictObject({
  _id: z.string(),
  content: z.string(),
  writer: card,
  postId: z.string().optional(),
  imagePostId: z.string().optional(),
  groupPostId: z.string().optional(),
  responseTo: z.string().optional(),
  createdAt: time,
  replyCount: z.int().min(0),
  heartCount: z.int().min(0),
  hearted: z.boolean().describe('The caller gave it a heart.'),
  likeCount: z.int().min(1).optional().describe('Number of likes, which are no hearts; absent if zero.'),
  liked: z.literal(true).optional().describe('The caller likes it.'),
  edited: z.literal(true).optional().describe('Its writer has edited it.'),
  deleted: z.literal(true).optional().describe('The text was deleted; the entry remains for its replies.'),
});

export const reaction = z.strictObject({
  _id: z.string(),
  profile: card,
  reactionType: z.literal('Love'),
  groupPostId: z.string().optional().describe('Present if the heart is for a post of a group.'),
});

/** A message of a room; `profileTo` is the other member of a room of two. `seq` is its place in the room, from 1 and without gaps. */
export const chatMessage = z.strictObject({
  _id: z.string(),
  messageBody: z.string(),
  profile: card,
  roomId: z.string(),
  profileTo: z.string().optional(),
  createdAt: time,
  seq: z.int().min(1),
  deleted: z.literal(true).optional().describe('The text was deleted; the entry remains.'),
  posts: z
    .array(post)
    .optional()
    .describe('Linked posts that the caller may see, with the first 100 characters of their titles; absent if the message links none.'),
  missingPosts: z.int().min(0).optional().describe('Number of linked posts that were removed or that the caller may not see; in a push, of all linked posts.'),
});

/** `messages` contains only the newest message that the caller may see, if there is one. */
export const chatRoom = z.strictObject({
  _id: z.string(),
  profiles: z.array(card).describe('Members in the order of joining; in a group chat the first may rename it and add members.'),
  name: z.string().optional().describe('Name of a group chat.'),
  isGroup: z.boolean(),
  notificationCount: z.int().min(0).describe('Number of messages that the caller has not read.'),
  messages: z.array(z.strictObject({ message: chatMessage })).max(1),
  readOnly: z.literal(true).optional().describe('Nobody can write: the two members are no longer connected.'),
});

/** Room with messages that the caller has not read, and how many. */
export const unreadRoom = z.strictObject({ roomId: z.string(), notificationCount: z.int().min(1) });

const namedGroup = z.strictObject({ _id: z.string(), name: z.string() });

/** Like acts of several members, combined: `profiles` are some of them, the newest first. */
export const notification = z.strictObject({
  _id: z.string(),
  kind: z.enum(notificationKinds),
  profiles: z.array(card),
  people: z.int().min(0).max(maxCountedPeople).describe(`Number of people who acted, at most ${maxCountedPeople}; 0 if nobody did.`),
  post: z
    .strictObject({ _id: z.string(), video: z.literal(true).optional(), thumbNail: z.string(), width: z.int(), height: z.int(), thumbhash: z.string() })
    .optional()
    .describe('Photograph or video that the notification is about, in the form of lists; the newest one for `POSTS`.'),
  items: z
    .int()
    .min(1)
    .max(maxCountedItems)
    .optional()
    .describe(
      `Number of items that the caller may see, for \`POSTS\` and \`GROUP_POSTS\`, or of waiting reports, for \`REPORTS\`; at most ${maxCountedItems}.`,
    ),
  group: namedGroup.optional().describe('Group that the notification is about, if the caller is in it.'),
  roomId: z.string().optional().describe('Room of `CHAT_MESSAGES`.'),
  groupPostId: z.string().optional().describe('Post to a group that the notification is about; the newest one for `GROUP_POSTS`.'),
  commentId: z
    .string()
    .optional()
    .describe('Comment that the notification is about: the newest of several comments or replies, the hearted one, or the one that mentions the caller.'),
  role: z.enum(groupRoles).optional().describe('Current role of the caller, for `GROUP_ROLES`.'),
  unread: z.literal(true).optional().describe('The caller has not read all of it.'),
  createdAt: time,
});

export const mailSettings = z.strictObject({
  rhythm: z.enum(mailRhythms),
  muted: z.array(z.enum(notificationKinds)).max(notificationKinds.length).describe('Kinds that are never mailed.'),
  atOnce: z
    .array(z.enum(notificationKinds))
    .max(notificationKinds.length)
    .describe('Kinds that are mailed immediately instead of in the summary, except in quiet hours.'),
  quietFrom: z.int().min(0).max(23).describe('First hour in which no mail is sent.'),
  quietTo: z.int().min(0).max(23).describe('Hour from which mails are sent again; no quiet hours if equal to `quietFrom`.'),
  timeZone: z
    .string()
    .refine(isTimeZone, 'This time zone is not known.')
    .describe('Time zone of the quiet hours, a name of the IANA database: `Europe/Vienna`.'),
});

/** Notification level of one group. */
export const groupLevel = z.strictObject({ group: namedGroup, level: z.enum(groupLevels) });

/** `friends` are connected; `pending` asked the caller, the caller asked `requested`. */
export const connectionLists = z.strictObject({
  friends: z.array(profile),
  pending: z.array(card),
  requested: z.array(card),
  blocked: z.array(card).optional().describe('Members whom the caller blocks; absent if none.'),
});

/** `userId` is the member who invites; `accountCreated` is true once an account with that address is confirmed. */
export const invite = z.strictObject({ _id: z.string(), email: z.string(), userId: z.string(), accountCreated: z.boolean() });

/** `current`: the session of this request. */
export const session = z.strictObject({ _id: z.string(), device: z.string(), lastSeen: time, createdAt: time, current: z.boolean() });

/** Space of a member: as text like `1.2 GB`, and in bytes. Bytes of running uploads are not free. */
export const dataUsage = z.strictObject({
  displayUsage: z.string(),
  displayMax: z.string(),
  displayFreeData: z.string(),
  currentUsage: bytes,
  maxUsage: bytes,
  freeDataSpace: bytes,
  maxFileBytes: bytes.describe('Maximum size of a file in the plan.'),
});

/** `storage_amount` in bytes. */
export const plan = z.strictObject({ _id: z.string(), name: z.string(), description: z.string(), price_label: z.string(), storage_amount: bytes });

/**
 * Paid plan. `periodEnd`: end of the paid time, even if the subscription ends on another day than its period; absent on the free plan. `nextProduct`:
 * the smaller plan that follows then.
 */
export const subscription = z.strictObject({
  product: plan,
  periodEnd: time.optional(),
  cancels: z.boolean().describe('The plan ends at `periodEnd`.'),
  nextProduct: plan.optional(),
  dueSince: time.optional().describe('Time since which a payment has been due.'),
  lockedAt: time.optional().describe('Time since which uploads have been blocked for the lack of payment.'),
  sandbox: z.boolean().describe('Payments are simulated, since no payment provider is configured.'),
  given: z.literal(true).optional().describe('An admin granted the plan free of charge.'),
  closed: z.literal(true).optional().describe('This vault sells no plans.'),
});

/** US cents. `url`: the provider's page of it. */
export const invoice = z.strictObject({
  _id: z.string(),
  cents: z.int(),
  status: z.enum(invoiceStatuses),
  createdAt: time,
  url: z.url().optional(),
});

/** A post that its owner deleted; it is purged at `endsAt`. */
export const trashedPost = post.extend({ endsAt: time });

/** A post for which the request failed, and the reason. */
export const refusedPost = z.strictObject({ _id: z.string(), code: z.string(), message: z.string() });
