import type { ReactionCtx } from '@kloak/platform/context.ts';
import { reaction } from '@kloak/platform/reaction.ts';
import { bannerKeysOf } from '@kloak/proto/rules/files/storage-keys.ts';
import type { Banner } from '../domain/banner.ts';

async function remove({ blobs }: ReactionCtx, banner: Banner | null | undefined): Promise<void> {
  if (banner) await blobs.remove(bannerKeysOf(banner));
}

/** Removes the bytes of a replaced or removed banner, or of a purged group. */
export const removeBannerBytes = reaction({
  name: 'remove-banner-bytes',
  from: 'start',
  on: {
    groups: {
      GroupBannerChanged: (ctx, { data: { former } }) => remove(ctx, former),
      GroupBannerRemoved: (ctx, { data: { former } }) => remove(ctx, former),
      GroupPurged: (ctx, { data: { after } }) => remove(ctx, after?.banner),
    },
  },
});
