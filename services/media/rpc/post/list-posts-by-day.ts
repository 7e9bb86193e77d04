import { cards } from '@kloak/access/cards.ts';
import { member } from '@kloak/access/rules.ts';
import { merged, readList } from '@kloak/platform/paging.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { posts } from '../../views/posts.ts';
import { showPost } from '../../views/show-post.ts';

export const listPostsByDay = rpc('media', 'ListPostsByDay', {
  access: member,
  async run(ctx, { days, ...request }, owner) {
    const taken = merged(
      ctx.view(posts),
      'byDay',
      [...new Set(days)].map((day) => [owner, true, day]),
    );
    const [{ items, next }, card] = await Promise.all([readList(taken, request), ctx.view(cards).get(owner)]);
    return { posts: items.map((post) => showPost(post, card, owner)), next };
  },
});
