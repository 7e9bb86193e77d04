import { viewerOf } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { heart, take } from '../../domain/heart.ts';

export const takeHeart = rpc('social', 'TakeHeart', {
  access: viewerOf(({ item }) => item),
  async run(ctx, { item }, { owner, viewer }) {
    const place = { item, owner, who: viewer };
    await ctx.decide(heart.of(place), take(place));
    return {};
  },
});
