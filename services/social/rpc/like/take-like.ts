import { rpc } from '@kloak/platform/rpc.ts';
import { viewerOfLiked } from '../../access/liked.ts';
import { like, takeLike as take } from '../../domain/like.ts';

export const takeLike = rpc('social', 'TakeLike', {
  access: viewerOfLiked,
  async run(ctx, _request, { subject, viewer, comment }) {
    const place = { ...subject, who: viewer, comment };
    await ctx.decide(like.of(place), take(place));
    return {};
  },
});
