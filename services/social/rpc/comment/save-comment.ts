import { unavailable, valueOrRefuse } from '@kloak/platform/errors.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { readComment } from '@kloak/proto/rules/comments.ts';
import { viewerOfSubject } from '../../access/subject.ts';
import { comment, notifiedAnyway, replyTarget, save } from '../../domain/comment.ts';
import { mentionedIn } from '../../steps/mentions.ts';
import { comments, isComment } from '../../views/comments.ts';
import { showComments } from './show-comment.ts';

export const saveComment = rpc('social', 'SaveComment', {
  access: viewerOfSubject,
  validate: ({ content }) => valueOrRefuse(readComment(content)),
  async run(ctx, { responseTo: answered }, { subject, viewer }, content) {
    const parent = answered === undefined ? undefined : await ctx.state(comment.of({ comment: answered, subject }));
    const responseTo = parent && replyTarget(parent, subject);
    const id = ctx.id('comment');
    const mentioned = await mentionedIn(ctx, content, notifiedAnyway(viewer, subject, parent));
    await ctx.decide(
      comment.of({ comment: id, subject }),
      save({ comment: id, ...subject, writer: viewer, content, responseTo, at: ctx.now().toISOString() }, mentioned),
    );
    const saved = await ctx.view(comments).get(id);
    if (!isComment(saved)) throw unavailable('This comment', 'catching-up');
    const [shown] = await showComments(ctx, [saved], viewer);
    return { comment: shown };
  },
});
