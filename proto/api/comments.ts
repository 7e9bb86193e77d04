import { z } from 'zod';
import { call } from './call.ts';
import { id, me, text } from './fields.ts';
import { commentPaging, paged, partOfList } from './paging.ts';
import { comment } from './shapes.ts';

/** What is commented on: each of these takes the item's or the post's id. */
const item = { videoId: id.optional(), postId: id.optional(), imageId: id.optional(), imagePostId: id.optional() };
const hasItem = ({ videoId, postId, imageId, imagePostId }: { [Name in keyof typeof item]?: string | undefined }) =>
  (videoId ?? postId ?? imageId ?? imagePostId) !== undefined;
const lacksItem = { error: 'The id of what was commented on is missing.' };

const asked = z
  .object({ ...item, responseTo: id.optional(), ...commentPaging })
  .refine(hasItem, lacksItem)
  .transform(paged(25));
const listed = z.strictObject({ comments: z.array(comment), ...partOfList });

export const getImageComments = call({
  method: 'POST',
  path: '/api/comment/getImageComments',
  who: 'signed-in',
  summary: 'Comments on an image, oldest first, each followed by its replies; pages count top-level comments.',
  body: asked,
  answer: listed,
});

export const getComments = call({
  method: 'POST',
  path: '/api/comment/getComments',
  who: 'signed-in',
  summary: 'The same for any item.',
  body: asked,
  answer: listed,
});

export const saveComment = call({
  method: 'POST',
  path: '/api/comment/saveComment',
  who: 'signed-in',
  summary: 'Saves a comment or, with responseTo, a reply.',
  body: z.object({ content: text(100_000), writer: me, ...item, responseTo: id.nullish() }).refine(hasItem, lacksItem),
  answer: z.strictObject({ result: z.array(comment) }),
});
