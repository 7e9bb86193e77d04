import { rpc } from '@kloak/platform/rpc.ts';
import { viewerOfSubject } from '../../access/subject.ts';
import { heart, take } from '../../domain/heart.ts';

export const takeHeart = rpc('social', 'TakeHeart', {
  access: viewerOfSubject,
  async run(ctx, _request, { subject, viewer }) {
    const place = { ...subject, who: viewer };
    await ctx.decide(heart.of(place), take(place));
    return {};
  },
});
