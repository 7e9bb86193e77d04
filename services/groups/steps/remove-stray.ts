import type { Ctx } from '@kloak/platform/context.ts';
import { type PostPlace, post, remove } from '../domain/post.ts';
import { authorId, authors } from '../views/authors.ts';

/** Deletes a post that was decided after its author left the group; idempotent. Returns true if it was one. */
export async function removeStray(ctx: Pick<Ctx, 'decide' | 'view'>, place: PostPlace, author: string): Promise<boolean> {
  const found = await ctx.view(authors).get(authorId(place.group, author));
  if (!found?.strays.includes(place.post)) return false;
  await ctx.decide(post.of(place), remove(place, author, false), { step: 'stray' });
  return true;
}
