import { rpc } from '@kloak/platform/rpc.ts';
import { removesPost } from '../../access/post.ts';
import { post, remove } from '../../domain/post.ts';

export const deletePost = rpc('groups', 'DeletePost', {
  access: removesPost,
  narrows: true,
  async run(ctx, { post: id }, { me, doc, isAdmin }) {
    const place = { post: id, group: doc.group };
    await ctx.decide(post.of(place), remove(place, me, isAdmin));
    return {};
  },
});
