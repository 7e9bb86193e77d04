// Likes are the hearts of a thing, told by ids.
import type { CallerClient } from '@kloak/platform/engine/caller-client.ts';
import type { Received } from '@kloak/platform/rpc.ts';
import { getDislikes, getLikes, unLike, upLike } from '@kloak/proto/api/likes.ts';
import { defaultPerPage } from '@kloak/proto/rules/pages.ts';
import { present } from '../present.ts';
import { handlerRoute, type Route } from './route.ts';

type Liked = { item: string } | { comment: string };
type Page = { page: number; perPage: number; before?: string | undefined };

const list = ({ call }: CallerClient, liked: Liked, page: Page): Promise<Received<'social.ListHearts'>> =>
  'item' in liked ? call('social.ListHearts', { ...liked, ...page }) : call('social.ListCommentHearts', { ...liked, ...page });
const give = ({ call }: CallerClient, liked: Liked) => ('item' in liked ? call('social.GiveHeart', liked) : call('social.GiveCommentHeart', liked));
const take = ({ call }: CallerClient, liked: Liked) => ('item' in liked ? call('social.TakeHeart', liked) : call('social.TakeCommentHeart', liked));

const firstPage = { page: 0, perPage: defaultPerPage };
const likesOf = ({ hearts }: Pick<Received<'social.ListHearts'>, 'hearts'>) => hearts.map(({ profile }) => ({ userId: present(profile).id }));

/** What both acts answer: how it is afterwards. */
async function afterwards(client: CallerClient, liked: Liked) {
  const now = await list(client, liked, firstPage);
  return { likes: likesOf(now), dislikes: [], total: now.total };
}

export const likes: readonly Route[] = [
  handlerRoute(getLikes, {
    rpc: 'social.ListHearts',
    limit: 'read',
    async handle(_deps, { client, body: { liked, paging } }) {
      const { total, next, ...found } = await list(client, liked, paging);
      return { likes: likesOf(found), total, next };
    },
  }),
  handlerRoute(getDislikes, {
    rpc: 'social.ListHearts',
    limit: 'read',
    async handle(_deps, { client, body: { liked } }) {
      // For who may see it: anybody else is refused.
      await list(client, liked, { page: 0, perPage: 1 });
      return { dislikes: [] };
    },
  }),
  handlerRoute(upLike, {
    rpc: 'social.GiveHeart',
    limit: 'write',
    async handle(_deps, { client, body: { liked } }) {
      await give(client, liked);
      return afterwards(client, liked);
    },
  }),
  handlerRoute(unLike, {
    rpc: 'social.TakeHeart',
    limit: 'write',
    async handle(_deps, { client, body: { liked } }) {
      await take(client, liked);
      return afterwards(client, liked);
    },
  }),
];
