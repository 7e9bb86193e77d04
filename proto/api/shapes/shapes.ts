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
    .describe('The original for its owner where a browser can show it and it was not turned, else the largest rendition; empty while there is none.'),
  thumbNail: z.string().describe('Empty while there is none.'),
  thumbName: z.string(),
  thumbSize: bytes,
  fileName: z.string().describe("The name that the owner's file had; told to the owner's connections, too, else empty, as is a title that repeats it."),
  fileSize: bytes,
  type: z.string(),
  key: z.string(),
  privacy,
  privacyLabel: z.enum(privacyLabels),
  writer: card,
  album: z.string().optional().describe('The first of the albums that hold it; told to its owner.'),
  createdAt: time,
  width: z.int(),
  height: z.int(),
  thumbhash: z.string(),
  takenAt: z
    .string()
    .nullable()
    .describe("ISO 8601; by the date of the file where it tells none itself, when nothing tells null; told to the owner's connections, too, else null."),
  takenLocal: z
    .string()
    .nullable()
    .describe("The camera's clock as it stood, `YYYY-MM-DDTHH:mm:ss`; by the date of the file where it tells none itself, when nothing tells null."),
  takenPrecision: z.enum(takenPrecisions).describe('Unit of `takenLocal`, which is the middle of it.'),
  takenAbout: z.boolean().describe('The date is approximate.'),
  place: z.strictObject({ latitude: z.number(), longitude: z.number() }).optional().describe('Where it was taken, in degrees; told to its owner.'),
  status: z.enum(['PROCESSING', 'READY', 'FAILED']).describe('`READY`: all sources are made. While it is `PROCESSING` there may be some, which can be shown.'),
  partial: z.literal(true).optional().describe('A part of the picture is not in the original; told to its owner.'),
  soundMissing: z.literal(true).optional().describe('A video plays without the sound of its original, which could not be read; told to its owner.'),
  downloadable: z.boolean().optional().describe('Its owner lets others download the original; told to others, with the item itself.'),
  failure: z.string().optional().describe('Why it could not be made ready, in words; told to its owner.'),
  sources: z.array(source),
};

export const image = z.strictObject(item);

export const video = z.strictObject({
  ...item,
  title: z.string(),
  category,
  duration: z.number(),
  views: z.int().min(0).optional().describe('How often others watched it, each member once a day; told to its owner with the video itself.'),
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
  storyId: z.string().optional().describe("The story that it belongs to; told to its owner and the owner's connections."),
  heartCount: z.int().min(0).optional().describe('With `commentCount` where the list counts them.'),
  commentCount: z.int().min(0).optional().describe('With replies.'),
});

/** `cover` is the post with the displayed thumbnail: the chosen one, or else the first that the caller may see. */
export const album = z.strictObject({
  _id: z.string(),
  name: z.string(),
  description: z.string(),
  thumbnail: z.string().describe('Empty while there is none.'),
  privacy,
  privacyLabel: z.enum(privacyLabels),
  writer: card,
  createdAt: time,
  count: z.int().min(0).describe('What the caller may see in it.'),
  sharedCount: z.int().min(0).describe("What the owner's family may see in it, where the album is for them."),
  cover: post.optional(),
  downloadable: z.boolean().optional().describe('Its owner lets others download the originals; told to others, with what it holds.'),
  firstDay: z.iso.date().optional().describe('When the first of what the caller may see in it was taken, or else published.'),
  lastDay: z.iso.date().optional().describe('The same of the last.'),
});

/** Posts that one relative published together: until two hours without a further one, or twelve hours in all. Counts are of those that the caller sees now. */
export const story = z.strictObject({
  _id: z.string().describe('It stays while the story grows.'),
  writer: profile,
  count: z.int().min(1),
  unseen: z.int().min(0).describe("What was on none of the caller's screens yet; nobody else is told."),
  firstAt: time,
  lastAt: time,
  albums: z
    .array(z.strictObject({ _id: z.string(), name: z.string() }))
    .max(maxAlbumsPerStory)
    .describe('Those that hold the most of it.'),
  posts: z.array(post).max(maxPostsPerStory).describe('Spread over the story, in the order taken.'),
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
  hearted: z.boolean().describe('The caller has given it a heart.'),
  likeCount: z.int().min(1).optional().describe('How many like it, which is no heart. Absent where nobody does.'),
  liked: z.literal(true).optional().describe('The caller likes it.'),
  edited: z.literal(true).optional().describe('Its writer has said it in other words.'),
  deleted: z.literal(true).optional().describe('Its words are gone; its place is there because of its replies.'),
});

export const reaction = z.strictObject({
  _id: z.string(),
  profile: card,
  reactionType: z.literal('Love'),
  groupPostId: z.string().optional().describe('Of a post of a group.'),
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
  deleted: z.literal(true).optional().describe('Its words are gone; its place is there.'),
  posts: z
    .array(post)
    .optional()
    .describe('Of a message that points to some: those that the caller may see now, with the first 100 characters of their titles.'),
  missingPosts: z.int().min(0).optional().describe('How many others it points to: removed, or not for the caller. A push tells of no post itself.'),
});

/** `messages` contains only the newest message that the caller may see, if there is one. */
export const chatRoom = z.strictObject({
  _id: z.string(),
  profiles: z.array(card).describe('In the order in which they joined: the first of a group may rename it, and add others.'),
  name: z.string().optional().describe('Of a group.'),
  isGroup: z.boolean(),
  notificationCount: z.int().min(0).describe('Messages that the caller has not read.'),
  messages: z.array(z.strictObject({ message: chatMessage })).max(1),
  readOnly: z.literal(true).optional().describe('Of two who are not connected any more: nobody writes in it.'),
});

const namedGroup = z.strictObject({ _id: z.string(), name: z.string() });

/** Like acts of several members, combined: `profiles` are some of them, the newest first. */
export const notification = z.strictObject({
  _id: z.string(),
  kind: z.enum(notificationKinds),
  profiles: z.array(card),
  people: z.int().min(0).max(maxCountedPeople).describe(`How many they are, none of what nobody did; of more than ${maxCountedPeople} this many are counted.`),
  post: z
    .strictObject({ _id: z.string(), video: z.literal(true).optional(), thumbNail: z.string(), width: z.int(), height: z.int(), thumbhash: z.string() })
    .optional()
    .describe('What it is about, where it is about a photograph or a video, as far as a list shows it; of `POSTS` the newest of them.'),
  items: z
    .int()
    .min(1)
    .max(maxCountedItems)
    .optional()
    .describe(
      `Of \`POSTS\` and \`GROUP_POSTS\`: how many the caller may see, of \`REPORTS\` how many wait; of more than ${maxCountedItems} this many are counted.`,
    ),
  group: namedGroup.optional().describe('What it is about, where it is about a group of the caller.'),
  roomId: z.string().optional().describe('Of `CHAT_MESSAGES`: the room.'),
  groupPostId: z.string().optional().describe('The post to the group that it is about; of `GROUP_POSTS` the newest of them.'),
  commentId: z
    .string()
    .optional()
    .describe('Of comments and replies the newest of them; of hearts on a comment, and of one that mentions the caller, that one.'),
  role: z.enum(groupRoles).optional().describe('Of `GROUP_ROLES`: what the caller is now.'),
  unread: z.literal(true).optional().describe('Some of it the caller has not read.'),
  createdAt: time,
});

export const mailSettings = z.strictObject({
  rhythm: z.enum(mailRhythms),
  muted: z.array(z.enum(notificationKinds)).max(notificationKinds.length).describe('Of what no mail tells.'),
  atOnce: z
    .array(z.enum(notificationKinds))
    .max(notificationKinds.length)
    .describe('Of what a mail comes at once, outside the hours below, and not with what is new.'),
  quietFrom: z.int().min(0).max(23).describe('No mail is sent from the beginning of this hour …'),
  quietTo: z.int().min(0).max(23).describe('… to that of this one; of the same hour there are none such.'),
  timeZone: z.string().refine(isTimeZone, 'This time zone is not known.').describe('Whose hours these are: a name of the IANA database, `Europe/Vienna`.'),
});

/** Notification level of one group. */
export const groupLevel = z.strictObject({ group: namedGroup, level: z.enum(groupLevels) });

/** `friends` are connected; `pending` asked the caller, the caller asked `requested`. */
export const connectionLists = z.strictObject({
  friends: z.array(profile),
  pending: z.array(card),
  requested: z.array(card),
  blocked: z.array(card).optional().describe('Whom the caller blocks; absent where that is nobody.'),
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
  maxFileBytes: bytes.describe('Of the largest file that the plan takes.'),
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
  cancels: z.boolean().describe('It ends at `periodEnd`.'),
  nextProduct: plan.optional(),
  dueSince: time.optional().describe('A payment is due.'),
  lockedAt: time.optional().describe('Nothing can be uploaded until it is paid.'),
  sandbox: z.boolean().describe('No money moves: no payment provider is set up.'),
  given: z.literal(true).optional().describe('An admin gave the product; nothing is paid for it.'),
  closed: z.literal(true).optional().describe('No plan can be bought here.'),
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
