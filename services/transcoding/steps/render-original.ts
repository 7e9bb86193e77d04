import type { ReactionCtx } from '@kloak/platform/context.ts';
import { renderer } from '../tools/renderer.ts';
import { inWorkFolder } from '../tools/work-folder.ts';
import { orGiveUp } from './give-up.ts';
import { fetchOriginal, storeRenditions } from './work-files.ts';

type Original = { item: string; owner: string; key: string };

/** Makes and stores renditions of a photograph: those of `renderImage`, or, with `isLarge`, those that it left. Throws what is to be tried again. */
export async function renderOriginal(ctx: ReactionCtx, original: Original, asked: { isLarge?: true } = {}) {
  return inWorkFolder(async (folder) => {
    const work = await fetchOriginal(ctx, original, folder);
    if (!work) return { outcome: 'impossible', reason: 'gone' } as const;
    const rendered = await renderer(ctx.settings.renderWorkers)
      .render({ ...work, ...asked }, original.owner)
      .catch((error: unknown) => orGiveUp(ctx, error));
    if (rendered.outcome !== 'rendered') return rendered;
    const { files, isBeginning, ...picture } = rendered.rendering;
    return { outcome: 'rendered', picture, isBeginning, files: await storeRenditions(ctx, original, files) } as const;
  });
}
