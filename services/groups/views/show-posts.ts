import type { Ctx } from '@kloak/platform/context.ts';
import { unavailable } from '@kloak/platform/errors.ts';
import type { Post } from '@kloak/proto/types/groups.ts';
import { type PostDoc, posts } from './posts.ts';
import { profilesOf } from './profiles.ts';

export async function showPosts(ctx: Ctx, docs: readonly PostDoc[]): Promise<Post[]> {
  const profileOf = await profilesOf(
    ctx,
    docs.map(({ author }) => author),
  );
  return docs.map(({ author, listedAt: _listedAt, seq: _seq, ...doc }) => ({ ...doc, author: profileOf(author) }));
}

/** An existing post. */
export async function showPost(ctx: Ctx, id: string): Promise<Post> {
  const [shown] = await showPosts(ctx, await ctx.view(posts).getMany([id]));
  if (!shown) throw unavailable('This post', 'catching-up');
  return shown;
}
