// Likes are counted apart from hearts, which are the main sign. Nothing adds a dislike.
import { z } from 'zod';
import { defaultPerPage } from '../rules/pages.ts';
import { call } from './call.ts';
import { id, me } from './shapes/fields.ts';
import { paged, paging, partOfList } from './shapes/paging.ts';

/** Liked thing: a video, by its own id or its post's, or a comment. */
const fields = { videoId: id.optional(), commentId: id.optional(), userId: me };

/** Unifies the fields into one name for each kind. */
function withLiked<Fields extends { videoId?: string | undefined; commentId?: string | undefined }>(sent: Fields, check: z.RefinementCtx) {
  const { videoId, commentId, ...others } = sent;
  if (commentId !== undefined) return { ...others, liked: { comment: commentId } };
  if (videoId !== undefined) return { ...others, liked: { item: videoId } };
  check.addIssue({ code: 'custom', message: 'The id of what is liked is missing.' });
  return z.NEVER;
}

const listBody = z
  .object({ ...fields, ...paging })
  .transform(withLiked)
  .transform(paged(defaultPerPage));
const likeBody = z.object(fields).transform(withLiked);
const likes = z.array(z.strictObject({ userId: z.string() }));
const dislikes = z.array(z.never());

export const getLikes = call({
  method: 'POST',
  path: '/api/like/getLikes',
  who: 'signed-in',
  keptOffline: true,
  summary: 'Lists the members who like a video or a comment, the caller first, then newest first. Likes are no hearts.',
  body: listBody,
  answer: z.strictObject({ likes, ...partOfList }),
});

export const getDislikes = call({
  method: 'POST',
  path: '/api/like/getDislikes',
  who: 'signed-in',
  keptOffline: true,
  summary: 'Returns an empty list: dislikes do not exist.',
  body: likeBody,
  answer: z.strictObject({ dislikes }),
});

export const upLike = call({
  method: 'POST',
  path: '/api/like/upLike',
  who: 'signed-in',
  summary: 'Likes a video or a comment; idempotent. Returns the first likes.',
  body: likeBody,
  answer: z.strictObject({ likes, dislikes, total: z.int().min(0) }),
});

export const unLike = call({
  method: 'POST',
  path: '/api/like/unLike',
  who: 'signed-in',
  summary: "Removes the caller's like; also succeeds without one. Returns the first likes.",
  body: likeBody,
  answer: z.strictObject({ likes, dislikes, total: z.int().min(0) }),
});
