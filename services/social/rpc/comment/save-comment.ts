import { viewerOf } from '@kloak/access/rules.ts';
import { orRefuse, unavailable } from '@kloak/platform/errors.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { readComment } from '@kloak/proto/rules/comments.ts';
import { comment, replyTarget, save } from '../../domain/comment.ts';
import { comments, isComment } from '../../views/comments.ts';
import { showComments } from '../../views/show-comment.ts';

export const saveComment = rpc('social', 'SaveComment', {
  access: viewerOf(({ item }) => item),
  validate: ({ content }) => void orRefuse(readComment(content)),
  async run(ctx, { item, content, responseTo: answered }, { owner, viewer }) {
    const responseTo = answered === undefined ? undefined : replyTarget(await ctx.state(comment.of({ comment: answered, owner })), item);
    const id = ctx.id('comment');
    await ctx.decide(
      comment.of({ comment: id, owner }),
      save({ comment: id, item, owner, writer: viewer, content: orRefuse(readComment(content)), responseTo, at: ctx.now().toISOString() }),
    );
    const saved = await ctx.view(comments).get(id);
    if (!isComment(saved)) throw unavailable('This comment', 'catching-up');
    const [shown] = await showComments(ctx, [saved], viewer);
    return { comment: shown };
  },
});
