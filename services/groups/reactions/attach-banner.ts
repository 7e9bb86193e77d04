import type { ReactionCtx } from '@kloak/platform/context.ts';
import { reaction } from '@kloak/platform/reaction.ts';
import { bannerKeysOf } from '@kloak/proto/rules/files/storage-keys.ts';
import { failBanner, showBanner } from '../domain/banner.ts';
import { group } from '../domain/group.ts';

type BannerKey = { group: string; banner: string; by: string };

/** Removes the bytes unless the banner is the current one. */
async function clear(ctx: ReactionCtx, { group: id, banner, by }: BannerKey): Promise<void> {
  const state = await ctx.state(group.of({ group: id }));
  if (state?.purged || state?.banner?.id !== banner) await ctx.blobs.remove(bannerKeysOf({ id: banner, by }));
}

/** Attaches a rendered banner to its group, or records the failure. */
export const attachBanner = reaction({
  name: 'attach-banner',
  from: 'start',
  on: {
    transcoding: {
      async GroupBannerRendered(ctx, { data }) {
        await ctx.decide(group.of(data), showBanner(data.group, data.banner));
        await clear(ctx, data);
      },
      async GroupBannerNotRendered(ctx, { data }) {
        await ctx.decide(group.of(data), failBanner(data.group, data.banner, data.reason));
        await clear(ctx, data);
      },
    },
  },
});
