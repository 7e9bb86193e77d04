import { rpc } from '@kloak/platform/rpc.ts';
import { viewerOfComment } from '../../access/comment.ts';
import { heart, take } from '../../domain/heart.ts';

export const takeCommentHeart = rpc('social', 'TakeCommentHeart', {
  access: viewerOfComment,
  async run(ctx, _request, { subject, viewer, comment }) {
    const place = { ...subject, who: viewer, comment };
    await ctx.decide(heart.of(place), take(place));
    return {};
  },
});
