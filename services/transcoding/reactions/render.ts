import type { ReactionCtx } from '@kloak/platform/context.ts';
import { reaction } from '@kloak/platform/reaction.ts';
import { fail, finish, type JobRequest, job } from '../domain/job.ts';
import { orGiveUp } from '../steps/give-up.ts';
import { fetchOriginal, storeRenditions } from '../steps/work-files.ts';
import { renderer } from '../tools/renderer.ts';
import { inWorkFolder } from '../tools/work-folder.ts';

/** Makes the renditions. It may run again: they stand under the same keys, and the job ends once. What it throws is tried again. */
export const render = reaction({
  name: 'render',
  from: 'start',
  attempts: 6,
  // The places that are left are for previews, which are not to wait behind photographs.
  maxAtOnce: 6,
  on: {
    transcoding: {
      async JobRequested(ctx, { data }) {
        const stream = job.of(data);
        if ((await ctx.state(stream)).status === 'requested') await ctx.decide(stream, await inWorkFolder((folder) => makeRenditions(ctx, data, folder)));
      },
    },
  },
});

/** Makes and stores them, and answers how the job ends. */
async function makeRenditions(ctx: ReactionCtx, original: JobRequest, folder: string) {
  const { item, owner } = original;
  const work = await fetchOriginal(ctx, original, folder);
  if (!work) return fail({ item, owner, reason: 'gone' });
  const rendered = await renderer(ctx.settings.renderWorkers)
    .render(work, owner)
    .catch((error: unknown) => orGiveUp(ctx, error));
  if (rendered.outcome !== 'rendered') return fail({ item, owner, reason: rendered.reason });
  const { files, ...picture } = rendered.rendering;
  return finish({ item, owner, ...picture, files: await storeRenditions(ctx, original, files) });
}
