import type { Ctx } from '@kloak/platform/context.ts';
import type { IndexQuery } from '@kloak/platform/lists/paging.ts';
import { maxPerPage } from '@kloak/proto/rules/pages.ts';
import { post, remove } from '../domain/post.ts';
import { posts } from '../views/posts.ts';

/** `by`: acting member; nobody for a purged group. `until`: later posts in the partition stay. `maxPages`: pages of 100 posts. */
type Removal = { by: string; isAdmin: boolean; until?: number; maxPages?: number };

/** Deletes the posts of a query page by page, so a repeat continues. Returns true if all are deleted. */
export async function removePosts(
  ctx: Pick<Ctx, 'decide' | 'view'>,
  place: IndexQuery,
  { by, isAdmin, until, maxPages = Infinity }: Removal,
): Promise<boolean> {
  let before: string | undefined;
  for (let page = 0; page < maxPages; page++) {
    const { items, next } = await ctx.view(posts).page({ ...place, limit: maxPerPage, before });
    const going = items.filter(({ seq }) => until === undefined || seq <= until);
    await Promise.all(going.map(({ id, group }) => ctx.decide(post.of({ post: id, group }), remove({ post: id, group }, by, isAdmin))));
    if (next === undefined) return true;
    before = next;
  }
  return false;
}

/** Query for a member's posts in one group. */
export const postsOf = (group: string, author: string): IndexQuery => ({ index: 'byAuthor', equals: [group, author] });
/** Query for a member's posts in all groups. */
export const postsBy = (author: string): IndexQuery => ({ index: 'ofAuthor', equals: [author] });
/** Query for all posts of the group. */
export const postsIn = (group: string): IndexQuery => ({ index: 'byGroup', equals: [group] });
