// Likes are the hearts of a thing, told by ids.
import type { Received } from '@kloak/platform/rpc.ts';
import { getDislikes, getLikes, unLike, upLike } from '@kloak/proto/api/likes.ts';
import { defaultPerPage } from '@kloak/proto/rules/pages.ts';
import { present } from '../http/present.ts';
import { type Ask, handlerRoute, type Route } from './route.ts';

type Liked = { item: string } | { comment: string };
type Page = { page: number; perPage: number; before?: string | undefined };
type Hearts = Received<'social.ListHearts'>;

/** What is asked of an item, and what of a comment. */
const lists = ['social.ListHearts', 'social.ListCommentHearts'] as const;
const gifts = ['social.GiveHeart', 'social.GiveCommentHeart'] as const;
const takings = ['social.TakeHeart', 'social.TakeCommentHeart'] as const;
type AskForLists = Ask<(typeof lists)[number]>;

const list = (ask: AskForLists, liked: Liked, page: Page): Promise<Hearts> =>
  'item' in liked ? ask('social.ListHearts', { ...liked, ...page }) : ask('social.ListCommentHearts', { ...liked, ...page });

const firstPage = { page: 0, perPage: defaultPerPage };
const likesOf = ({ hearts }: Pick<Hearts, 'hearts'>) => hearts.map(({ profile }) => ({ userId: present(profile).id }));

/** What both acts answer: how it is afterwards. */
async function afterwards(ask: AskForLists, liked: Liked) {
  const now = await list(ask, liked, firstPage);
  return { likes: likesOf(now), dislikes: [], total: now.total };
}

export const likes: readonly Route[] = [
  handlerRoute(getLikes, {
    rpcs: lists,
    limit: 'read',
    async handle(_deps, { ask, body: { liked, paging } }) {
      const { total, next, ...found } = await list(ask, liked, paging);
      return { likes: likesOf(found), total, next };
    },
  }),
  handlerRoute(getDislikes, {
    rpcs: lists,
    limit: 'read',
    async handle(_deps, { ask, body: { liked } }) {
      // For who may see it: anybody else is refused.
      await list(ask, liked, { page: 0, perPage: 1 });
      return { dislikes: [] };
    },
  }),
  handlerRoute(upLike, {
    rpcs: [...gifts, ...lists],
    limit: 'write',
    async handle(_deps, { ask, body: { liked } }) {
      await ('item' in liked ? ask('social.GiveHeart', liked) : ask('social.GiveCommentHeart', liked));
      return afterwards(ask, liked);
    },
  }),
  handlerRoute(unLike, {
    rpcs: [...takings, ...lists],
    limit: 'write',
    async handle(_deps, { ask, body: { liked } }) {
      await ('item' in liked ? ask('social.TakeHeart', liked) : ask('social.TakeCommentHeart', liked));
      return afterwards(ask, liked);
    },
  }),
];
