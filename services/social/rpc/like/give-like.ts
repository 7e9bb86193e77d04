import { rpc } from '@kloak/platform/rpc.ts';
import { viewerOfLiked } from '../../access/liked.ts';
import { checkIsThere, comment as comments } from '../../domain/comment.ts';
import { giveLike as give, like } from '../../domain/like.ts';

export const giveLike = rpc('social', 'GiveLike', {
  access: viewerOfLiked,
  async run(ctx, _request, { subject, viewer, comment }) {
    if (comment !== undefined) checkIsThere(await ctx.state(comments.of({ comment, subject })));
    const place = { ...subject, who: viewer, comment };
    await ctx.decide(like.of(place), give(place));
    return {};
  },
});
