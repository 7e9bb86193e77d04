import { cards, cardsById } from '@kloak/access/cards.ts';
import { grantedAmong, grantedThrough } from '@kloak/access/granted.ts';
import { mayView } from '@kloak/access/policy.ts';
import { connectedAmong, factsOfAll, relations } from '@kloak/access/relations.ts';
import { member } from '@kloak/access/rules.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { type PostDoc, posts } from '../../views/posts.ts';
import { showPost } from '../../views/show-post.ts';

export const listPostsById = rpc('media', 'ListPostsById', {
  access: member,
  async run(ctx, { items, group }, viewer) {
    const docs = (await ctx.strict(posts).getMany([...new Set(items)])).filter(({ published }) => published);
    const owners = docs.map(({ owner }) => owner);
    const [connected, cardOf] = await Promise.all([connectedAmong(ctx.strict(relations), viewer, owners), cardsById(ctx.view(cards), owners)]);
    const others = docs.filter((post) => !mayView(viewer, post, connected.has(post.owner))).map(({ id }) => id);
    const granted = await grantedTo(ctx, viewer, others, group);
    const maySee = (post: PostDoc) => mayView(viewer, post, connected.has(post.owner), granted.has(post.id));
    const shown = docs.filter((post) => maySee(post) && (post.owner === viewer || !post.unseen));
    return { posts: shown.map((post) => showPost(post, cardOf.get(post.owner), viewer, connected.has(post.owner))) };
  },
});

/** Items that the viewer may see through posts in groups or through messages. */
async function grantedTo(ctx: Ctx, viewer: string, items: readonly string[], group: string | undefined): Promise<ReadonlySet<string>> {
  if (items.length === 0) return new Set();
  const known = [...(await factsOfAll(ctx.strict(relations), items)).values()];
  return group === undefined ? grantedAmong(ctx, viewer, known) : grantedThrough(ctx, group, viewer, known);
}
