import { z } from 'zod';
import { defaultPerPage } from '../rules/pages.ts';
import { call } from './call.ts';
import { id, me, ofImage, ofVideo } from './fields.ts';
import { paged, paging, partOfList } from './paging.ts';
import { reaction } from './shapes.ts';

export const getAllReactions = call({
  method: 'POST',
  path: '/api/image/getAllReactions',
  who: 'signed-in',
  summary: "Hearts on an image: the caller's own first, then newest first.",
  body: z
    .object({ imageId: id, profile: me, ...paging })
    .transform(ofImage)
    .transform(paged(defaultPerPage)),
  answer: z.strictObject({ reactions: z.array(reaction), ...partOfList }),
});

export const addImageReaction = call({
  method: 'POST',
  path: '/api/image/addImageReaction',
  who: 'signed-in',
  summary: 'Gives a heart; twice is the same as once.',
  body: z.object({ imageId: id, profile: me, reactionType: z.literal('Love') }).transform(ofImage),
  answer: z.strictObject({ reactionData: reaction }),
});

export const removeImageReaction = call({
  method: 'POST',
  path: '/api/image/removeImageReaction',
  who: 'signed-in',
  summary: "Takes the caller's heart back; none is a success.",
  body: z.object({ imageId: id, profile: me }).transform(ofImage),
  answer: z.strictObject({}),
});

export const getVideoReactions = call({
  method: 'POST',
  path: '/api/video/getAllReactions',
  who: 'signed-in',
  summary: 'The same of a video.',
  body: z
    .object({ videoId: id, profileId: me, ...paging })
    .transform(ofVideo)
    .transform(paged(defaultPerPage)),
  answer: z.strictObject({ reactions: z.array(reaction), ...partOfList }),
});

export const addVideoReaction = call({
  method: 'POST',
  path: '/api/video/addVideoReaction',
  who: 'signed-in',
  summary: 'Gives a heart; twice is the same as once.',
  body: z.object({ videoId: id, profile: me, reactionType: z.literal('Love') }).transform(ofVideo),
  answer: z.strictObject({ reactionData: reaction }),
});

export const removeVideoReaction = call({
  method: 'POST',
  path: '/api/video/removeVideoReaction',
  who: 'signed-in',
  summary: "Takes the caller's heart back; none is a success.",
  body: z.object({ videoId: id, profile: me }).transform(ofVideo),
  answer: z.strictObject({}),
});

export const getCommentReactions = call({
  method: 'POST',
  path: '/api/comment/getAllReactions',
  who: 'signed-in',
  summary: "Hearts on a comment: the caller's own first, then newest first.",
  body: z.object({ commentId: id, profile: me, ...paging }).transform(paged(defaultPerPage)),
  answer: z.strictObject({ reactions: z.array(reaction), ...partOfList }),
});

export const addCommentReaction = call({
  method: 'POST',
  path: '/api/comment/addCommentReaction',
  who: 'signed-in',
  summary: 'Gives a heart; twice is the same as once.',
  body: z.object({ commentId: id, profile: me, reactionType: z.literal('Love') }),
  answer: z.strictObject({ reactionData: reaction }),
});

export const removeCommentReaction = call({
  method: 'POST',
  path: '/api/comment/removeCommentReaction',
  who: 'signed-in',
  summary: "Takes the caller's heart back; none is a success.",
  body: z.object({ commentId: id, profile: me }),
  answer: z.strictObject({}),
});
