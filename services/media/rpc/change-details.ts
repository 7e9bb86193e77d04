import { cards } from '@kloak/access/cards.ts';
import { noItem } from '@kloak/access/may-view-item.ts';
import { unavailable } from '@kloak/platform/errors.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { isShared } from '@kloak/proto/rules/privacy.ts';
import { ownerOfItem } from '../access/own-item.ts';
import { readChange } from '../domain/details.ts';
import { changeDetails as change, item } from '../domain/item.ts';
import { endAccess } from '../steps/end-access.ts';
import { posts } from '../views/posts.ts';
import { showPost } from '../views/show-post.ts';

export const changeDetails = rpc('media', 'ChangeDetails', {
  access: ownerOfItem,
  async run(ctx, request, { owner, state }) {
    if (state.status === 'purged') throw noItem();
    const wanted = readChange(request);
    await ctx.decide(item.of({ item: request.item, owner }), change(wanted));
    // Also without an event: who was refused here tries again.
    if (!isShared(wanted.privacy)) await endAccess(ctx);
    const [post, card] = await Promise.all([ctx.view(posts).get(request.item), ctx.view(cards).get(owner)]);
    if (!post?.published) throw unavailable('This post', 'catching-up');
    return { post: showPost(post, card) };
  },
});
