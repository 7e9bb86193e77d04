import { rpc } from '@kloak/platform/rpc.ts';
import { writerOrModeratorOfComment } from '../../access/comment.ts';
import { comment, remove } from '../../domain/comment.ts';

export const deleteComment = rpc('social', 'DeleteComment', {
  access: writerOrModeratorOfComment,
  async run(ctx, _request, { viewer, subject, comment: id }) {
    await ctx.decide(comment.of({ comment: id, subject }), remove(viewer));
    return {};
  },
});
