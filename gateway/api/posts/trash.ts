import { emptyTrash, restorePosts, restoreTrash, trash as trashCall } from '@kloak/proto/api/trash.ts';
import { assertPresent } from '../../http/assert-present.ts';
import { type Route, route } from '../route.ts';
import { postOf, refusedPostOf } from './post-shape.ts';

export const trash: readonly Route[] = [
  route(trashCall, {
    rpc: 'media.ListTrash',
    limit: 'read',
    toRequest: ({ body: { paging } }) => paging,
    toAnswer: ({ posts, total, bytes, next }, { account }) => ({
      posts: posts.map(({ post, endsAt }) => ({ ...postOf(assertPresent(post), account), endsAt })),
      bytes,
      total,
      next,
    }),
  }),
  route(restorePosts, {
    rpc: 'media.RestoreItems',
    limit: 'write',
    toRequest: ({ body: { posts: items } }) => ({ items }),
    toAnswer: ({ posts, refused }, { account }) => ({ restoredPosts: posts.map((post) => postOf(post, account)), refused: refused.map(refusedPostOf) }),
  }),
  route(restoreTrash, { rpc: 'media.RestoreTrash', limit: 'write' }),
  route(emptyTrash, { rpc: 'media.EmptyTrash', limit: 'write' }),
];
