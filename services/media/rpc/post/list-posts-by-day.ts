import { cards } from '@kloak/access/cards.ts';
import { member } from '@kloak/access/rules.ts';
import { mergedList, readShown } from '@kloak/platform/lists/paging.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { type PostDoc, posts } from '../../views/posts.ts';
import { bytesOfPost, showPost } from '../../views/show-post.ts';

export const listPostsByDay = rpc('media', 'ListPostsByDay', {
  access: member,
  async run(ctx, { days, ...request }, owner) {
    const taken = mergedList(
      ctx.view(posts),
      'byDay',
      [...new Set(days)].map((day) => [owner, true, day]),
    );
    const card = await ctx.view(cards).get(owner);
    const show = async (docs: PostDoc[]) => docs.map((post) => showPost(post, card, owner));
    const { items, next } = await readShown(taken, request, { show, bytesOf: bytesOfPost });
    return { posts: items, next };
  },
});
