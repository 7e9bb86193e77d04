import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import type { ReactionCtx } from '@kloak/platform/context.ts';
import { reaction } from '@kloak/platform/reaction.ts';
import { bannerKey, bannerSizes, originalKey } from '@kloak/proto/rules/files/storage-keys.ts';
import { type BannerPlace, bannerJob, end } from '../domain/banner-job.ts';
import { giveUpOrRethrow } from '../steps/give-up.ts';
import { fetchOriginal } from '../steps/work-files.ts';
import { bannerPlaces, previewRenderer } from '../tools/workers/renderer.ts';
import { inWorkFolder } from '../tools/workers/work-folder.ts';

type Requested = BannerPlace & { item: string };

/** Makes a group's banner from an image of the member who chose it. May run again, as `render`. */
export const renderBanner = reaction({
  name: 'render-banner',
  from: 'start',
  attempts: 6,
  concurrency: bannerPlaces,
  on: {
    groups: {
      async GroupBannerRequested(ctx, { data }) {
        const stream = bannerJob.of(data);
        if ((await ctx.state(stream)).ended) return;
        const reason = await inWorkFolder((folder) => makeBanner(ctx, data, folder)).catch((error: unknown) => giveUpOrRethrow(ctx, error).reason);
        await ctx.decide(stream, end(data, reason));
      },
    },
  },
  whenParked: { groups: { GroupBannerRequested: async (ctx, { data }) => void (await ctx.decide(bannerJob.of(data), end(data, 'gave-up'))) } },
});

/** Makes and stores the banner. Returns the reason if it is impossible. */
async function makeBanner(ctx: ReactionCtx, { by, banner, item }: Requested, folder: string): Promise<string | undefined> {
  const key = originalKey(by, item);
  // Does not fetch a whole film only to refuse it.
  if ((await ctx.blobs.stat(key))?.type.startsWith('video/')) return 'unsupported';
  const work = await fetchOriginal(ctx, { key }, folder);
  if (!work) return 'gone';
  const rendered = await previewRenderer.render({ ...work, isBanner: true });
  if (rendered.outcome !== 'rendered') return rendered.reason;
  const { files } = rendered.rendering;
  for (const size of bannerSizes) {
    const file = files.find(({ path }) => basename(path, '.webp') === size);
    if (file) await ctx.blobs.put(bannerKey({ by, id: banner }, size), createReadStream(file.path), file);
  }
  return undefined;
}
