import { relations } from '@kloak/access/relations.ts';
import type { ReactionCtx } from '@kloak/platform/context.ts';
import { reaction } from '@kloak/platform/reaction.ts';
import { isNarrower } from '@kloak/proto/rules/privacy.ts';
import { endBanners } from '../domain/banner.ts';
import { group } from '../domain/group.ts';
import { revokedBanners } from '../views/banner-photos.ts';

async function endOf(ctx: ReactionCtx, item: string): Promise<void> {
  for (let isMore = true; isMore; ) {
    isMore = false;
    const over = await revokedBanners(ctx, ctx.view(relations), item);
    for (const [id, banners] of Map.groupBy(over, (one) => one.group)) {
      const ids = banners.map(({ banner }) => banner);
      const { events } = await ctx.decide(group.of({ group: id }), endBanners(id, ids), { step: ids.join(' ') });
      isMore ||= events.length > 0;
    }
  }
}

/** Removes banners whose image was deleted or made private. See [Note: Photos of banners]. */
export const endBannersOfGone = reaction({
  name: 'end-banners',
  from: 'start',
  on: {
    media: {
      async ItemDetailsChanged(ctx, { data }) {
        if (isNarrower(data)) await endOf(ctx, data.item);
      },
      ItemTrashed: (ctx, { data }) => endOf(ctx, data.item),
    },
  },
});
