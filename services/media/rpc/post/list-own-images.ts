import { cards } from '@kloak/access/cards.ts';
import { member } from '@kloak/access/rules.ts';
import { listOf, readList } from '@kloak/platform/paging.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { libraries } from '../../views/libraries.ts';
import { posts } from '../../views/posts.ts';
import { showPost, showWriter } from '../../views/show-post.ts';

export const listOwnImages = rpc('media', 'ListOwnImages', {
  access: member,
  async run(ctx, request, owner) {
    const images = listOf(ctx.view(posts), { index: 'byKind', equals: [owner, true, 'IMAGE'] });
    const [{ items, next }, counts, card] = await Promise.all([readList(images, request), ctx.view(libraries).get(owner), ctx.view(cards).get(owner)]);
    return { profile: showWriter(owner, card), posts: items.map((post) => showPost(post, card, owner)), total: counts?.images ?? 0, next };
  },
});
