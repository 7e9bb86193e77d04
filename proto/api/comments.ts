import { z } from 'zod';
import { defaultCommentsPerPage } from '../rules/pages.ts';
import { call } from './call.ts';
import { id, me, text } from './shapes/fields.ts';
import { commentPaging, paged, partOfList } from './shapes/paging.ts';
import { comment } from './shapes/shapes.ts';

/** Subject of a comment: the first four take the id of the item or its post, the last one that of a group post. */
const subjectFields = { videoId: id.optional(), postId: id.optional(), imageId: id.optional(), imagePostId: id.optional(), groupPostId: id.optional() };
type SubjectFields = { [Name in keyof typeof subjectFields]?: string | undefined };
type NamedAs = 'postId' | 'imagePostId' | 'groupPostId';

/** The item or the group's post under one name each, and the name under which the caller's screen knows it (`comment`). */
function withSubject<Fields extends SubjectFields>({ videoId, postId, imageId, imagePostId, groupPostId, ...others }: Fields, check: z.RefinementCtx) {
  const item = videoId ?? postId ?? imageId ?? imagePostId;
  if (item === undefined && groupPostId === undefined) {
    check.addIssue({ code: 'custom', message: 'The id of what was commented on is missing.' });
    return z.NEVER;
  }
  const itemAs = imageId === undefined && imagePostId === undefined ? 'postId' : 'imagePostId';
  const namedAs: NamedAs = item === undefined ? 'groupPostId' : itemAs;
  return { ...others, item, groupPost: item === undefined ? groupPostId : undefined, namedAs };
}

const listBody = z
  .object({ ...subjectFields, responseTo: id.optional(), ...commentPaging })
  .transform(withSubject)
  .transform(paged(defaultCommentsPerPage));
const listAnswer = z.strictObject({ comments: z.array(comment), ...partOfList });

/** Limit of parsing only: the service limits comments. */
const maxReadCharacters = 100_000;

export const getImageComments = call({
  method: 'POST',
  path: '/api/comment/getImageComments',
  who: 'signed-in',
  keptOffline: true,
  summary: 'Lists the comments on an image, oldest first, each followed by its replies; pages count top-level comments.',
  body: listBody,
  answer: listAnswer,
});

export const getComments = call({
  method: 'POST',
  path: '/api/comment/getComments',
  who: 'signed-in',
  keptOffline: true,
  summary: 'Lists the comments on any item, like getImageComments.',
  body: listBody,
  answer: listAnswer,
});

export const findGroupPostComments = call({
  method: 'POST',
  path: '/api/comment/find-group-post-comments',
  who: 'signed-in',
  keptOffline: true,
  summary: 'Lists the comments on a post of a group, like getImageComments.',
  body: listBody,
  answer: listAnswer,
});

export const saveComment = call({
  method: 'POST',
  path: '/api/comment/saveComment',
  who: 'signed-in',
  summary: 'Saves a comment, or a reply if responseTo is present.',
  body: z.object({ content: text(maxReadCharacters), writer: me, ...subjectFields, responseTo: id.nullish() }).transform(withSubject),
  answer: z.strictObject({ result: z.array(comment) }),
});

export const updateComment = call({
  method: 'POST',
  path: '/api/comment/updateComment',
  who: 'signed-in',
  summary: "Edits the caller's own comment, within 15 minutes.",
  body: z.object({ commentId: id, content: text(maxReadCharacters), writer: me }),
  answer: z.strictObject({ result: z.array(comment) }),
});

export const deleteComment = call({
  method: 'POST',
  path: '/api/comment/deleteComment',
  who: 'signed-in',
  summary:
    "Deletes the caller's own comment, one on the caller's item, or one in a group of which the caller is an admin. With replies, the entry remains without text.",
  body: z.object({ commentId: id, profileId: me }),
  answer: z.strictObject({}),
});
