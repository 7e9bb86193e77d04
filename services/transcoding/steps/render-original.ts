import type { ReactionCtx } from '@kloak/platform/context.ts';
import { renderer } from '../tools/renderer.ts';
import { inWorkFolder } from '../tools/work-folder.ts';
import { orGiveUp } from './give-up.ts';
import { fetchOriginal, storeRenditions } from './work-files.ts';

type Original = { item: string; owner: string; key: string };

/** Makes and stores renditions of a photograph: those of `renderImage`, or, with `isLarge`, those that it left. Throws what is to be tried again. */
export async function renderOriginal(ctx: ReactionCtx, original: Original, asked: { isLarge?: true } = {}) {
  const work = async (folder: string) => {
    const files = await fetchOriginal(ctx, original, folder);
    if (!files) return { outcome: 'impossible', reason: 'gone' } as const;
    const rendered = await renderer(ctx.settings.renderWorkers).render({ ...files, ...asked }, original.owner);
    if (rendered.outcome !== 'rendered') return rendered;
    const { files: made, isBeginning, ...picture } = rendered.rendering;
    return { outcome: 'rendered', picture, isBeginning, files: await storeRenditions(ctx, original, made) } as const;
  };
  return inWorkFolder(work).catch((error: unknown) => orGiveUp(ctx, error));
}
