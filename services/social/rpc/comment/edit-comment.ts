import { unavailable, valueOrRefuse } from '@kloak/platform/errors.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { readComment } from '@kloak/proto/rules/comments.ts';
import { writerOfComment } from '../../access/comment.ts';
import { comment, edit } from '../../domain/comment.ts';
import { mentionedIn } from '../../steps/mentions.ts';
import { comments, isComment } from '../../views/comments.ts';
import { showComments } from './show-comment.ts';

export const editComment = rpc('social', 'EditComment', {
  access: writerOfComment,
  validate: ({ content }) => valueOrRefuse(readComment(content)),
  async run(ctx, request, place, content) {
    const mentioned = await mentionedIn(ctx, content, [place.viewer]);
    await ctx.decide(comment.of(place), edit(content, ctx.now(), mentioned));
    const edited = await ctx.view(comments).get(request.comment);
    if (!isComment(edited)) throw unavailable('This comment', 'catching-up');
    const [shown] = await showComments(ctx, [edited], place.viewer);
    return { comment: shown };
  },
});
