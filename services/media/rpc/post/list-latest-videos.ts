import { cards, cardsById } from '@kloak/access/cards.ts';
import { relations, relativesOf } from '@kloak/access/relations.ts';
import { member } from '@kloak/access/rules.ts';
import { mergedList, readShown } from '@kloak/platform/lists/paging.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { defaultVideosPerPage } from '@kloak/proto/rules/pages.ts';
import { libraries } from '../../views/libraries.ts';
import { hiddenOf, type PostDoc, posts, visibleKeyOf } from '../../views/posts.ts';
import { bytesOfPost, showPost } from '../../views/show-post.ts';

export const listLatestVideos = rpc('media', 'ListLatestVideos', {
  access: member,
  async run(ctx, request, viewer) {
    const relatives = await relativesOf(ctx.strict(relations), viewer);
    if (relatives.length === 0) return { posts: [], total: 0 };
    const keys = relatives.map((owner) => visibleKeyOf(owner, 'VIDEO'));
    const show = async (docs: PostDoc[]) => {
      const cardOf = await cardsById(ctx.view(cards), new Set(docs.map(({ owner }) => owner)));
      return docs.map((post) => showPost(post, cardOf.get(post.owner), viewer, true));
    };
    const [{ items, next }, counts, hidden] = await Promise.all([
      readShown(mergedList(ctx.view(posts), 'videos', keys), request, { show, bytesOf: bytesOfPost, defaultSize: defaultVideosPerPage }),
      ctx.view(libraries).getMany(relatives),
      hiddenOf(ctx.view(posts), relatives, 'VIDEO'),
    ]);
    const shared = counts.reduce((sum, { sharedVideos }) => sum + sharedVideos, 0);
    return { posts: items, total: Math.max(shared - hidden.length, 0), next };
  },
});
