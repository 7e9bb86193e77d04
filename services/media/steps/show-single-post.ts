import { cards } from '@kloak/access/cards.ts';
import { areConnected, relations } from '@kloak/access/relations.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import { unavailable } from '@kloak/platform/errors.ts';
import type { Post } from '@kloak/proto/types/media.ts';
import { downloadableFor } from '../access/downloads.ts';
import { posts } from '../views/posts.ts';
import { showPost } from '../views/show-post.ts';
import { watches } from '../views/watches.ts';

/** A single published post with everything that `viewer`, who may view it, may know. Refuses: 503 `catching-up`. */
export async function showSinglePost(
  ctx: Pick<Ctx, 'view' | 'strict' | 'state'>,
  { item, owner, viewer }: { item: string; owner: string; viewer: string },
): Promise<Post> {
  const [post, card] = await Promise.all([ctx.view(posts).get(item), ctx.view(cards).get(owner)]);
  if (!post?.published) throw unavailable('This post', 'catching-up');
  const isOwnVideo = viewer === owner && post.kind === 'VIDEO';
  const views = isOwnVideo ? ((await ctx.view(watches).get(item))?.views ?? 0) : undefined;
  const isConnected = viewer !== owner && (await areConnected(ctx.strict(relations), viewer, owner));
  return { ...showPost(post, card, viewer, isConnected), views, downloadable: await downloadableFor(ctx, owner, viewer) };
}
