import { cards } from '@kloak/access/cards.ts';
import { viewerOf } from '@kloak/access/rules.ts';
import { unavailable } from '@kloak/platform/errors.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { posts } from '../views/posts.ts';
import { showPost } from '../views/show-post.ts';
import { watches } from '../views/watches.ts';

export const getPost = rpc('media', 'GetPost', {
  access: viewerOf(({ item }) => item),
  async run(ctx, { item }, { owner, viewer }) {
    const [post, card] = await Promise.all([ctx.view(posts).get(item), ctx.view(cards).get(owner)]);
    if (!post?.published) throw unavailable('This post', 'catching-up');
    const isOwnVideo = viewer === owner && post.kind === 'VIDEO';
    const views = isOwnVideo ? ((await ctx.view(watches).get(item))?.views ?? 0) : undefined;
    return { post: { ...showPost(post, card, viewer), views } };
  },
});
