// The things that answers show. Ids are opaque texts, sizes bytes, durations seconds, widths and heights pixels.
import { z } from 'zod';
import { privacyLabels } from '../rules/privacy.ts';
import { category, privacy } from './fields.ts';

/** ISO 8601, UTC. */
const time = z.iso.datetime();
const bytes = z.int().min(0);

/** `email` only of oneself and of one's connections; `image` is the address of the avatar. */
export const profile = z.strictObject({ _id: z.string(), username: z.string(), image: z.string(), email: z.string().optional() });

/** One rendition. */
const source = z.strictObject({ url: z.string(), width: z.int(), height: z.int(), type: z.string() });

const item = {
  _id: z.string(),
  description: z.string(),
  filePath: z.string().describe('The original for its owner where a browser can show it, else the largest rendition; empty while there is none.'),
  thumbNail: z.string().describe('Empty while there is none.'),
  thumbName: z.string(),
  thumbSize: bytes,
  fileName: z.string().describe("The name that the owner's file had."),
  fileSize: bytes,
  type: z.string(),
  key: z.string(),
  privacy,
  privacyLabel: z.enum(privacyLabels),
  writer: profile,
  album: z.string().optional().describe('The first of the albums that hold it; told to its owner.'),
  createdAt: time,
  width: z.int(),
  height: z.int(),
  thumbhash: z.string(),
  takenAt: z.string().nullable().describe('ISO 8601; by the date of the file where it tells none itself, when nothing tells null.'),
  takenLocal: z
    .string()
    .nullable()
    .describe("The camera's clock as it stood, `YYYY-MM-DDTHH:mm:ss`; by the date of the file where it tells none itself, when nothing tells null."),
  place: z.strictObject({ latitude: z.number(), longitude: z.number() }).optional().describe('Where it was taken, in degrees; told to its owner.'),
  status: z.enum(['PROCESSING', 'READY', 'FAILED']).describe('`READY`: all sources are made. While it is `PROCESSING` there may be some, which can be shown.'),
  partial: z.literal(true).optional().describe('A part of the picture is not in the original; told to its owner.'),
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

/** As the list of relatives' videos shows it; `thumbnail` is `thumbNail`. */
export const friendVideo = video.extend({ thumbnail: z.string() });

/** With either an image or a video. */
export const post = z.strictObject({
  _id: z.string(),
  title: z.string(),
  writer: profile,
  image: image.optional(),
  video: video.optional(),
  createdAt: time,
});

/** `cover` is the post whose thumbnail it shows: the chosen one, or else the first that the caller may see. */
export const album = z.strictObject({
  _id: z.string(),
  name: z.string(),
  description: z.string(),
  thumbnail: z.string().describe('Empty while there is none.'),
  privacy,
  privacyLabel: z.enum(privacyLabels),
  writer: profile,
  createdAt: time,
  count: z.int().min(0).describe('What the caller may see in it.'),
  sharedCount: z.int().min(0).describe("What the owner's family may see in it, where the album is for them."),
  cover: post.optional(),
});

/** `postId` or `imagePostId`: the name under which the caller's screen knows the item. `responseTo` is the parent's id. */
export const comment = z.strictObject({
  _id: z.string(),
  content: z.string(),
  writer: profile,
  postId: z.string().optional(),
  imagePostId: z.string().optional(),
  responseTo: z.string().optional(),
  createdAt: time,
  replyCount: z.int().min(0),
  heartCount: z.int().min(0),
  hearted: z.boolean().describe('The caller has given it a heart.'),
  edited: z.literal(true).optional().describe('Its writer has said it in other words.'),
  deleted: z.literal(true).optional().describe('Its words are gone; its place is there because of its replies.'),
});

export const reaction = z.strictObject({ _id: z.string(), profile, reactionType: z.literal('Love') });

/** `friends` are connected; `pending` asked the caller, `requested` were asked by the caller. */
export const connectionLists = z.strictObject({ friends: z.array(profile), pending: z.array(profile), requested: z.array(profile) });

/** `current`: the one that asks. */
export const session = z.strictObject({ _id: z.string(), device: z.string(), lastSeen: time, createdAt: time, current: z.boolean() });

/** The space of a member: as text like `1.2 GB`, and in bytes. What is being uploaded is not free. */
export const dataUsage = z.strictObject({
  displayUsage: z.string(),
  displayMax: z.string(),
  displayFreeData: z.string(),
  currentUsage: bytes,
  maxUsage: bytes,
  freeDataSpace: bytes,
});
