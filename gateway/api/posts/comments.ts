import { deleteComment, findGroupPostComments, getComments, getImageComments, saveComment, updateComment } from '@kloak/proto/api/comments.ts';
import { assertPresent } from '../../http/assert-present.ts';
import { type Route, route } from '../route.ts';
import { commentOf } from '../shapes.ts';

const list = (call: typeof getComments | typeof getImageComments | typeof findGroupPostComments) =>
  route(call, {
    rpc: 'social.ListComments',
    limit: 'read',
    toRequest: ({ body: { item, groupPost, paging, responseTo } }) => ({ item, groupPost, ...paging, responseTo }),
    toAnswer: ({ comments, total, next }, { body }) => ({ comments: comments.map((comment) => commentOf(comment, body.namedAs)), total, next }),
  });

export const comments: readonly Route[] = [
  list(getImageComments),
  list(getComments),
  list(findGroupPostComments),
  route(saveComment, {
    rpc: 'social.SaveComment',
    limit: 'write',
    toRequest: ({ body }) => ({ item: body.item, groupPost: body.groupPost, content: body.content, responseTo: body.responseTo ?? undefined }),
    toAnswer: ({ comment }, { body }) => ({ result: [commentOf(assertPresent(comment), body.namedAs)] }),
  }),
  route(updateComment, {
    rpc: 'social.EditComment',
    limit: 'write',
    toRequest: ({ body: { commentId, content } }) => ({ comment: commentId, content }),
    toAnswer: ({ comment }) => ({ result: [commentOf(assertPresent(comment))] }),
  }),
  route(deleteComment, {
    rpc: 'social.DeleteComment',
    limit: 'write',
    toRequest: ({ body }) => ({ comment: body.commentId }),
  }),
];
