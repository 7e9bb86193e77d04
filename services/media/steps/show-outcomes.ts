import { noItem } from '@kloak/access/may-view-item.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import type { RefusedItem } from './decide-on-each.ts';
import { showOwnPosts } from './show-own-posts.ts';

/** Answer of a change to several items: the posts, and the refused items with their reasons. */
export async function showOutcomes(ctx: Pick<Ctx, 'view'>, owner: string, items: readonly string[], refusals: readonly RefusedItem[]) {
  const shown = await showOwnPosts(ctx, owner, items);
  const gone = items.filter((id) => !shown.has(id) && refusals.every(({ item }) => item !== id)).map((item) => ({ item, refusal: noItem() }));
  const refused = [...refusals, ...gone].map(({ item, refusal: { code, message } }) => ({ item, code, message }));
  return { posts: [...shown.values()].filter(({ id }) => refused.every(({ item }) => item !== id)), refused };
}
