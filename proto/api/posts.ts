import { z } from 'zod';
import { defaultPerPage, defaultVideosPerPage, maxPerPage } from '../rules/pages.ts';
import { badDate, maxShiftMinutes } from '../rules/taken-dates.ts';
import { call } from './call.ts';
import { category, descriptionText, id, me, ofImage, ofVideo, privacy, storageKey, storageUrl, titleText } from './shapes/fields.ts';
import { paged, paging, partOfList } from './shapes/paging.ts';
import { friendVideo, post, profile, refusedPost } from './shapes/shapes.ts';

/** A relative with the newest posts. */
const familyMember = profile.extend({ posts: z.array(post) });

export const findMediaByFamily = call({
  method: 'POST',
  path: '/api/profile/find-media-byfamily',
  who: 'signed-in',
  keptOffline: true,
  summary: 'Lists relatives by their newest post, each with at most 4 posts.',
  body: z.object({ profileId: me, ...paging }).transform(paged(defaultPerPage)),
  answer: z.strictObject({ profiles: z.array(familyMember), ...partOfList }),
});

export const imagePostById = call({
  method: 'POST',
  path: '/api/post/image-post-byid',
  who: 'signed-in',
  keptOffline: true,
  summary: 'Returns one post with its image.',
  body: z.object({ imageId: id, profileId: me }).transform(ofImage),
  answer: z.strictObject({ post }),
});

export const videoPostById = call({
  method: 'POST',
  path: '/api/post/video-post-byid',
  who: 'signed-in',
  keptOffline: true,
  summary: 'Returns one post with its video.',
  body: z.object({ videoId: id, profileId: me }).transform(ofVideo),
  answer: z.strictObject({ post }),
});

export const watched = call({
  method: 'POST',
  path: '/api/video/watched',
  who: 'signed-in',
  summary: 'Counts a play of a video by the caller: each member once a day, its owner never.',
  body: z.object({ videoId: id, profileId: me }).transform(ofVideo),
  answer: z.strictObject({}),
});

export const latestVideos = call({
  method: 'POST',
  path: '/api/video/latestVideoQueryList',
  who: 'signed-in',
  summary: 'Lists the videos that relatives share, newest first; an empty page ends the list.',
  body: z.object({ profileId: me, ...paging }).transform(paged(defaultVideosPerPage)),
  answer: z.strictObject({ videos: z.array(post), next: partOfList.next }),
});

export const friendVideos = call({
  method: 'POST',
  path: '/api/video/getFriendVideos',
  who: 'signed-in',
  keptOffline: true,
  summary: 'Lists the videos that relatives share, newest first, with their total number.',
  body: z.object({ userId: me, ...paging }).transform(paged(defaultPerPage)),
  answer: z.strictObject({ videos: z.array(friendVideo), ...partOfList }),
});

export const downloadPost = call({
  method: 'POST',
  path: '/api/post/download-post',
  who: 'signed-in',
  summary: 'Returns the URL of the unchanged original under its file name.',
  body: z.object({ fileKey: storageKey }),
  answer: z.strictObject({ fileUrl: z.string() }),
});

/** Changes of a post; absent fields stay unchanged. */
const change = {
  description: descriptionText.optional(),
  privacy,
  privacyStays: z.literal(true).optional().describe('Leaves the privacy as it is now, whatever `privacy` says; for a caption that was written earlier.'),
  privacyLabel: z.unknown().optional().describe('Ignored: it is derived from `privacy`.'),
};
const updated = z.strictObject({ updatedPost: post });

export const updateOneImage = call({
  method: 'POST',
  path: '/api/image/updateOneImage',
  who: 'signed-in',
  summary: "Changes title, if given, description and privacy of the caller's own image.",
  body: z.object({ imageId: id, title: titleText.optional(), ...change }).transform(ofImage),
  answer: updated,
});

export const updateOneVideo = call({
  method: 'POST',
  path: '/api/video/updateOneVideo',
  who: 'signed-in',
  summary: "Changes title, description, privacy and category of the caller's own video.",
  body: z.object({ videoId: id, title: titleText, category: category.optional(), ...change }).transform(ofVideo),
  answer: updated,
});

export const changePrivacy = call({
  method: 'POST',
  path: '/api/post/change-privacy',
  who: 'signed-in',
  summary: "Changes the privacy of the caller's own posts, each by itself. Posts that could not be changed are listed.",
  body: z.object({ posts: z.array(id).min(1).max(maxPerPage), privacy, profileId: me }),
  answer: z.strictObject({
    updatedPosts: z.array(post),
    refused: z.array(refusedPost),
  }),
});

const about = z.boolean().optional().describe('The date is approximate.');
const fault = { error: badDate.message };
const taken = z.union(
  [
    z.strictObject({ day: z.iso.date(fault), about }),
    z.strictObject({ month: z.string().regex(/^\d{4}-\d\d$/, fault), about }),
    z.strictObject({ year: z.int().min(0, fault).max(9999, fault), about }),
    z
      .strictObject({ shiftMinutes: z.int(fault).min(-maxShiftMinutes, fault).max(maxShiftMinutes, fault) })
      .describe('Minutes to add to the time; the precision stays.'),
    z.strictObject({ reset: z.literal(true) }).describe('Restores the date of the file.'),
  ],
  fault,
);

export const changeTaken = call({
  method: 'POST',
  path: '/api/post/change-taken',
  who: 'signed-in',
  summary: "Corrects the time of capture of the caller's own posts, all or none; the originals are unchanged.",
  body: z.object({ posts: z.array(id).min(1).max(maxPerPage), taken, profileId: me }),
  answer: z.strictObject({ changeId: z.string(), posts: z.array(post) }),
});

export const turnPosts = call({
  method: 'POST',
  path: '/api/post/turn',
  who: 'signed-in',
  summary: "Turns the caller's own photographs clockwise, all or none; visible once rendered. The originals are unchanged.",
  body: z.object({ posts: z.array(id).min(1).max(maxPerPage), quarterTurns: z.union([z.literal(1), z.literal(2), z.literal(3)]), profileId: me }),
  answer: z.strictObject({ changeId: z.string(), posts: z.array(post) }),
});

export const undoChange = call({
  method: 'POST',
  path: '/api/post/undo-change',
  who: 'signed-in',
  summary: "Undoes the caller's own change of dates or turn of the last 30 days. Posts changed since are left as they are and listed.",
  body: z.object({ changeId: id, profileId: me }),
  answer: z.strictObject({ posts: z.array(post), skipped: z.array(z.string()) }),
});

/** A key, or empty if the item has no such file yet. */
const keyOrNone = z.union([storageKey, z.literal('')]);
const bytes = z.int().min(0);

/** Keys and sizes that are given besides the item must be the item's own. */
const deletedFiles = {
  fileNames: z
    .array(z.object({ Key: keyOrNone }))
    .max(100)
    .optional(),
  filePath: z.union([storageUrl, keyOrNone]).optional(),
  fileSize: bytes.optional(),
  thumbSize: bytes.optional(),
  postId: id.optional(),
  profileId: me,
};

export const deleteImageByProfile = call({
  method: 'POST',
  path: '/api/image/deleteImageByProfile',
  who: 'signed-in',
  summary: "Moves the caller's own image with hearts and comments to the trash: nobody sees it, and it takes its space for 30 days.",
  body: z.object({ imageId: id, ...deletedFiles }).transform(ofImage),
  answer: z.strictObject({}),
});

export const deleteOneVideo = call({
  method: 'POST',
  path: '/api/video/deleteOneVideo',
  who: 'signed-in',
  summary: "Moves the caller's own video with hearts and comments to the trash: nobody sees it, and it takes its space for 30 days.",
  body: z.object({ videoId: id, ...deletedFiles }).transform(ofVideo),
  answer: z.strictObject({}),
});
