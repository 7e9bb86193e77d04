import { viewerOf } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { give, heart } from '../../domain/heart.ts';
import { profilesOf } from '../../views/profiles.ts';
import { showHeart } from '../../views/show-heart.ts';

export const giveHeart = rpc('social', 'GiveHeart', {
  access: viewerOf(({ item }) => item),
  async run(ctx, { item }, { owner, viewer }) {
    const place = { item, owner, who: viewer };
    await ctx.decide(heart.of(place), give(place));
    return { heart: showHeart(item, await profilesOf(ctx, [viewer]))(viewer) };
  },
});
