import { cards } from '@kloak/access/cards.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import type { Post } from '@kloak/proto/types/media.ts';
import { posts } from '../views/posts.ts';
import { showPost } from '../views/show-post.ts';

/** Reads a member's published posts among these items, by id and in their order, as the owner sees them. */
export async function showOwnPosts(ctx: Pick<Ctx, 'view'>, owner: string, items: readonly string[]): Promise<ReadonlyMap<string, Post>> {
  const [docs, card] = await Promise.all([ctx.view(posts).getMany([...new Set(items)]), ctx.view(cards).get(owner)]);
  return new Map(docs.filter((doc) => doc.published).map((doc) => [doc.id, showPost(doc, card, owner)]));
}
