import { cards, cardsById } from '@kloak/access/cards.ts';
import { relations, relativesOf } from '@kloak/access/relations.ts';
import { member } from '@kloak/access/rules.ts';
import { merged, readList } from '@kloak/platform/paging.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { defaultVideosPerPage } from '@kloak/proto/rules/pages.ts';
import { libraries } from '../../views/libraries.ts';
import { hiddenOf, posts, shownOf } from '../../views/posts.ts';
import { showPost } from '../../views/show-post.ts';

export const listLatestVideos = rpc('media', 'ListLatestVideos', {
  access: member,
  async run(ctx, request, viewer) {
    const relatives = await relativesOf(ctx.strict(relations), viewer);
    if (relatives.length === 0) return { posts: [], total: 0 };
    const keys = relatives.map((owner) => shownOf(owner, 'VIDEO'));
    const [{ items, next }, counts, hidden] = await Promise.all([
      readList(merged(ctx.view(posts), 'videos', keys), request, defaultVideosPerPage),
      ctx.view(libraries).getMany(relatives),
      hiddenOf(ctx.view(posts), relatives, 'VIDEO'),
    ]);
    const cardOf = await cardsById(
      ctx.view(cards),
      items.map(({ owner }) => owner),
    );
    const shared = counts.reduce((sum, { sharedVideos }) => sum + sharedVideos, 0);
    return { posts: items.map((post) => showPost(post, cardOf.get(post.owner), viewer)), total: Math.max(shared - hidden.length, 0), next };
  },
});
