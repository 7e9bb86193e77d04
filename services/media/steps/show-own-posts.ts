import { cards } from '@kloak/access/cards.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import type { Post } from '@kloak/proto/types/media.ts';
import { posts } from '../views/posts.ts';
import { showPost } from '../views/show-post.ts';

/** Those of some items that are a member's published posts, by their ids and in their order, as the member's own lists show them. */
export async function showOwnPosts(ctx: Pick<Ctx, 'view'>, owner: string, items: readonly string[]): Promise<ReadonlyMap<string, Post>> {
  const [docs, card] = await Promise.all([ctx.view(posts).getMany([...new Set(items)]), ctx.view(cards).get(owner)]);
  return new Map(docs.filter((doc) => doc.published).map((doc) => [doc.id, showPost(doc, card, owner)]));
}
