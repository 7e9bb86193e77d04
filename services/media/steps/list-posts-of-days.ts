import { cards, cardsById } from '@kloak/access/cards.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import { type ListRequest, readShown } from '@kloak/platform/lists/paging.ts';
import type { Post } from '@kloak/proto/types/media.ts';
import { days, ownersByDay } from '../views/days.ts';
import { type PostDoc, posts } from '../views/posts.ts';
import { postsOfDays } from '../views/posts-of-days.ts';
import { bytesOfPost, showPost } from '../views/show-post.ts';

type OfDays = ListRequest & { days: readonly string[]; owners: readonly string[]; viewer: string };

/** Posts of these owners, the viewer or connections, that were taken on some days: those taken last first. Refuses: 400 `page-too-deep`, `bad-cursor`. */
export async function listPostsOfDays(
  ctx: Pick<Ctx, 'view'>,
  { days: wanted, owners, viewer, ...request }: OfDays,
): Promise<{ posts: Post[]; next?: string | undefined }> {
  const list = postsOfDays(ctx.view(posts), viewer, await ownersByDay(ctx.view(days), new Set(wanted), owners, viewer));
  const cardOf = await cardsById(ctx.view(cards), owners);
  const show = async (docs: PostDoc[]) => docs.map((post) => showPost(post, cardOf.get(post.owner), viewer, true));
  const { items, next } = await readShown(list, request, { show, bytesOf: bytesOfPost });
  return { posts: items, next };
}
