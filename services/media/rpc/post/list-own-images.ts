import { cards } from '@kloak/access/cards.ts';
import { member } from '@kloak/access/rules.ts';
import { listOf, readShown } from '@kloak/platform/lists/paging.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { libraries } from '../../views/libraries.ts';
import { type PostDoc, posts } from '../../views/posts.ts';
import { bytesOfPost, showPost, showToClose } from '../../views/show-post.ts';

export const listOwnImages = rpc('media', 'ListOwnImages', {
  access: member,
  async run(ctx, request, owner) {
    const images = listOf(ctx.view(posts), { index: 'byKind', equals: [owner, true, 'IMAGE'] });
    const [card, counts] = await Promise.all([ctx.view(cards).get(owner), ctx.view(libraries).get(owner)]);
    const show = async (docs: PostDoc[]) => docs.map((post) => showPost(post, card, owner));
    const { items, next } = await readShown(images, request, { show, bytesOf: bytesOfPost });
    return { profile: showToClose(owner, card), posts: items, total: counts?.images ?? 0, next };
  },
});
