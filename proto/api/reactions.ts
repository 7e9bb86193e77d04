import { z } from 'zod';
import { defaultPerPage } from '../rules/pages.ts';
import { call } from './call.ts';
import { id, me, ofGroupPost, ofImage, ofVideo } from './shapes/fields.ts';
import { paged, paging, partOfList } from './shapes/paging.ts';
import { post, reaction } from './shapes/shapes.ts';

const love = { reactionType: z.literal('Love') };

/** Hearts on things of one kind; the body names the thing. */
const list = <const Path extends `/api/${string}`, Body extends z.ZodType>(path: Path, summary: string, body: Body) =>
  call({ method: 'POST', path, who: 'signed-in', keptOffline: true, summary, body, answer: z.strictObject({ reactions: z.array(reaction), ...partOfList }) });
const give = <const Path extends `/api/${string}`, Body extends z.ZodType>(path: Path, body: Body) =>
  call({
    method: 'POST',
    path,
    who: 'signed-in',
    summary: 'Gives a heart; idempotent.',
    body,
    answer: z.strictObject({ reactionData: reaction }),
  });
const take = <const Path extends `/api/${string}`, Body extends z.ZodType>(path: Path, body: Body) =>
  call({ method: 'POST', path, who: 'signed-in', summary: "Removes the caller's heart; also succeeds without one.", body, answer: z.strictObject({}) });

export const getAllReactions = list(
  '/api/image/getAllReactions',
  "Hearts on an image: the caller's own first, then newest first.",
  z
    .object({ imageId: id, profile: me, ...paging })
    .transform(ofImage)
    .transform(paged(defaultPerPage)),
);
export const addImageReaction = give('/api/image/addImageReaction', z.object({ imageId: id, profile: me, ...love }).transform(ofImage));
export const removeImageReaction = take('/api/image/removeImageReaction', z.object({ imageId: id, profile: me }).transform(ofImage));

export const getVideoReactions = list(
  '/api/video/getAllReactions',
  'The same of a video.',
  z
    .object({ videoId: id, profileId: me, ...paging })
    .transform(ofVideo)
    .transform(paged(defaultPerPage)),
);
export const addVideoReaction = give('/api/video/addVideoReaction', z.object({ videoId: id, profile: me, ...love }).transform(ofVideo));
export const removeVideoReaction = take('/api/video/removeVideoReaction', z.object({ videoId: id, profile: me }).transform(ofVideo));

export const getGroupPostReactions = list(
  '/api/groups/reactions-by-id',
  'The same of a post of a group.',
  z
    .object({ groupPostId: id, profileId: me, ...paging })
    .transform(ofGroupPost)
    .transform(paged(defaultPerPage)),
);
export const addGroupPostReaction = give('/api/groups/post-reaction', z.object({ groupPostId: id, profile: me, ...love }).transform(ofGroupPost));
export const removeGroupPostReaction = take('/api/groups/remove-reaction', z.object({ groupPostId: id, profile: me }).transform(ofGroupPost));

export const getCommentReactions = list(
  '/api/comment/getAllReactions',
  "Hearts on a comment: the caller's own first, then newest first.",
  z.object({ commentId: id, profile: me, ...paging }).transform(paged(defaultPerPage)),
);
export const addCommentReaction = give('/api/comment/addCommentReaction', z.object({ commentId: id, profile: me, ...love }));
export const removeCommentReaction = take('/api/comment/removeCommentReaction', z.object({ commentId: id, profile: me }));

export const myHearts = call({
  method: 'POST',
  path: '/api/profile/my-hearts',
  who: 'signed-in',
  keptOffline: true,
  summary: 'Lists photographs and videos that the caller gave a heart and may still see, the newest heart first.',
  body: z.object({ profileId: me, ...paging }).transform(paged(defaultPerPage)),
  answer: z.strictObject({ posts: z.array(post), ...partOfList }),
});
