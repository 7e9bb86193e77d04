import { rpc } from '@kloak/platform/rpc.ts';
import { writerOrOwnerOfComment } from '../../access/comment.ts';
import { comment, remove } from '../../domain/comment.ts';

export const deleteComment = rpc('social', 'DeleteComment', {
  access: writerOrOwnerOfComment,
  async run(ctx, _request, { viewer, owner, comment: id }) {
    await ctx.decide(comment.of({ comment: id, owner }), remove(owner, viewer));
    return {};
  },
});
