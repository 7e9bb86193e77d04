import { internal } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { profilesOf } from '../../steps/profiles.ts';
import { hearts, isHeart } from '../../views/hearts.ts';

const maxAtOnce = 500;

/** Internal, for media's export of the items' owner; see the table of permitted calls. */
export const listHeartsOn = rpc('social', 'ListHeartsOn', {
  access: internal,
  async run(ctx, { things, before }) {
    const keys = things.slice(0, maxAtOnce).map((item) => [item]);
    const page = await ctx.view(hearts).newest({ index: 'byTarget', keys, limit: maxAtOnce, ...(before !== undefined && { before }) });
    const found = page.items.filter(isHeart);
    const profileOf = await profilesOf(
      ctx,
      found.map(({ who }) => who),
    );
    return { hearts: found.map(({ target: item, who }) => ({ item, profile: profileOf(who) })), next: page.next };
  },
});
