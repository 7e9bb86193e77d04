import { getComments, getImageComments, saveComment } from '@kloak/proto/api/comments.ts';
import { type Route, route } from './route.ts';
import { commentOf, present } from './shapes.ts';

type ItemNames = { videoId?: string; postId?: string; imageId?: string; imagePostId?: string };

const itemOf = ({ videoId, postId, imageId, imagePostId }: ItemNames) => videoId ?? postId ?? imageId ?? imagePostId ?? '';
/** The name under which the caller's screen knows the item. */
const nameFor = ({ imageId, imagePostId }: ItemNames) => (imageId === undefined && imagePostId === undefined ? 'postId' : 'imagePostId');

const list = (call: typeof getComments | typeof getImageComments) =>
  route(call, {
    rpc: 'social.ListComments',
    limit: 'read',
    toRequest: ({ body: { paging, responseTo, ...item } }) => ({ item: itemOf(item), ...paging, responseTo }),
    toAnswer: ({ comments, total, next }, { body }) => ({ comments: comments.map((comment) => commentOf(comment, nameFor(body))), total, next }),
  });

export const comments: readonly Route[] = [
  list(getImageComments),
  list(getComments),
  route(saveComment, {
    rpc: 'social.SaveComment',
    limit: 'write',
    toRequest: ({ body }) => ({ item: itemOf(body), content: body.content, responseTo: body.responseTo ?? undefined }),
    toAnswer: ({ comment }, { body }) => ({ result: [commentOf(present(comment), nameFor(body))] }),
  }),
];
