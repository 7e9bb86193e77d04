import { createGroupPost, deleteGroupPost, groupById, itemsOfGroupPost, markGroupRead, updateGroupPost } from '@kloak/proto/api/groups.ts';
import { principalOf } from '../../caller/auth-result.ts';
import { assertPresent } from '../../http/assert-present.ts';
import { handlerRoute, type Route, route } from '../route.ts';
import { groupPostOf, groupPostRpcs, groupPostsOf, visibleItems } from './group-post-shape.ts';
import { groupOf } from './group-shape.ts';

export const groupPosts: readonly Route[] = [
  handlerRoute(groupById, {
    rpcs: ['groups.GetGroup', 'groups.ListPosts', ...groupPostRpcs],
    limit: 'read',
    async handle(_deps, { ask, auth, body: { groupId, paging } }) {
      const [{ group }, { posts, total, next, seen }] = await Promise.all([
        ask('groups.GetGroup', { group: groupId }),
        ask('groups.ListPosts', { group: groupId, ...paging }),
      ]);
      const shown = assertPresent(group);
      const shownPosts = await groupPostsOf(ask, groupId, posts, principalOf(auth).account);
      return { group: groupOf(shown), ...assertPresent(shown.standing), posts: shownPosts, seen, total, next };
    },
  }),
  handlerRoute(createGroupPost, {
    rpcs: ['groups.CreatePost', ...groupPostRpcs],
    limit: 'write',
    async handle(_deps, { ask, auth, body: { groupId, text, posts, album } }) {
      const { post } = await ask('groups.CreatePost', { group: groupId, text, items: posts, ...(album !== false && { album }) });
      return { returnGroupPost: await groupPostOf(ask, post, principalOf(auth).account) };
    },
  }),
  handlerRoute(updateGroupPost, {
    rpcs: ['groups.EditPost', ...groupPostRpcs],
    limit: 'write',
    async handle(_deps, { ask, auth, body: { groupPostId, text } }) {
      const { post } = await ask('groups.EditPost', { post: groupPostId, text });
      return { groupPost: await groupPostOf(ask, post, principalOf(auth).account) };
    },
  }),
  route(deleteGroupPost, {
    rpc: 'groups.DeletePost',
    limit: 'write',
    toRequest: ({ body }) => ({ post: body.postId }),
  }),
  route(markGroupRead, {
    rpc: 'groups.MarkRead',
    limit: 'write',
    toRequest: ({ body: { groupId, readTo, seen } }) => ({ group: groupId, readTo, seen }),
  }),
  handlerRoute(itemsOfGroupPost, {
    rpcs: ['groups.GetPost', 'media.ListPostsById'],
    limit: 'read',
    async handle(_deps, { ask, auth, body: { groupPostId } }) {
      const { group, items } = assertPresent((await ask('groups.GetPost', { post: groupPostId })).post);
      const shown = await visibleItems(ask, group, items, principalOf(auth).account);
      return { posts: items.flatMap((item) => shown.get(item) ?? []), missingPosts: items.length - shown.size };
    },
  }),
];
