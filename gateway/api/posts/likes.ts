import { getDislikes, getLikes, unLike, upLike } from '@kloak/proto/api/likes.ts';
import { defaultPerPage } from '@kloak/proto/rules/pages.ts';
import { type Ask, handlerRoute, type Route } from '../route.ts';

type LikeTarget = { item: string } | { comment: string };

const likesOf = (members: readonly string[]) => members.map((userId) => ({ userId }));

/** State after either call. */
async function afterwards(ask: Ask<'social.ListLikes'>, liked: LikeTarget) {
  const now = await ask('social.ListLikes', { ...liked, page: 0, perPage: defaultPerPage });
  return { likes: likesOf(now.likes), dislikes: [], total: now.total };
}

export const likes: readonly Route[] = [
  handlerRoute(getLikes, {
    rpcs: ['social.ListLikes'],
    limit: 'read',
    async handle(_deps, { ask, body: { liked, paging } }) {
      const { total, next, ...found } = await ask('social.ListLikes', { ...liked, ...paging });
      return { likes: likesOf(found.likes), total, next };
    },
  }),
  handlerRoute(getDislikes, {
    rpcs: ['social.ListLikes'],
    limit: 'read',
    async handle(_deps, { ask, body: { liked } }) {
      // Checks access: others are refused.
      await ask('social.ListLikes', { ...liked, page: 0, perPage: 1 });
      return { dislikes: [] };
    },
  }),
  handlerRoute(upLike, {
    rpcs: ['social.GiveLike', 'social.ListLikes'],
    limit: 'write',
    async handle(_deps, { ask, body: { liked } }) {
      await ask('social.GiveLike', liked);
      return afterwards(ask, liked);
    },
  }),
  handlerRoute(unLike, {
    rpcs: ['social.TakeLike', 'social.ListLikes'],
    limit: 'write',
    async handle(_deps, { ask, body: { liked } }) {
      await ask('social.TakeLike', liked);
      return afterwards(ask, liked);
    },
  }),
];
