import { cards } from '@kloak/access/cards.ts';
import { member } from '@kloak/access/rules.ts';
import { pageSize, readList } from '@kloak/platform/paging.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { defaultPerPage } from '@kloak/proto/rules/pages.ts';
import { libraries } from '../views/libraries.ts';
import { posts } from '../views/posts.ts';
import { showPost, showWriter } from '../views/show-post.ts';

export const listOwnImages = rpc('media', 'ListOwnImages', {
  access: member,
  async run(ctx, { page, perPage, before }, owner) {
    const list = readList(
      { reader: ctx.view(posts), index: 'byKind', equals: [owner, true, 'IMAGE'], pick: (doc) => [doc] },
      { page, perPage: pageSize(perPage, defaultPerPage), before },
    );
    const [{ items, next }, counts, card] = await Promise.all([list, ctx.view(libraries).get(owner), ctx.view(cards).get(owner)]);
    return { profile: showWriter(owner, card), posts: items.map((post) => showPost(post, card)), total: counts?.images ?? 0, next };
  },
});
