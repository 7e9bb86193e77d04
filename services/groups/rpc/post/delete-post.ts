import { rpc } from '@kloak/platform/rpc.ts';
import { removesPost } from '../../access/post.ts';
import { post, remove } from '../../domain/post.ts';
import { endAccess } from '../../steps/end-access.ts';

export const deletePost = rpc('groups', 'DeletePost', {
  access: removesPost,
  async run(ctx, { post: id }, { me, doc, isAdmin }) {
    const place = { post: id, group: doc.group };
    await ctx.decide(post.of(place), remove(place, me, isAdmin));
    await endAccess(ctx);
    return {};
  },
});
