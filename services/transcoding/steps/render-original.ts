import type { ReactionCtx } from '@kloak/platform/context.ts';
import { renderer } from '../tools/workers/renderer.ts';
import type { RenderJob } from '../tools/workers/rendering.ts';
import { inWorkFolder } from '../tools/workers/work-folder.ts';
import { giveUpOrRethrow } from './give-up.ts';
import { fetchOriginal, storeRenditions } from './work-files.ts';

/** `prefix`: of the names of its renditions. */
type Original = { item: string; owner: string; key: string; prefix?: string };
type RenderOptions = Pick<RenderJob, 'isLarge' | 'video' | 'quarterTurns'>;

/** Renders and stores the result of one job: renditions of a photograph or, with `video`, its poster. Throws errors that should be retried. */
export async function renderOriginal(ctx: ReactionCtx, original: Original, asked: RenderOptions = {}) {
  const work = async (folder: string) => {
    const files = await fetchOriginal(ctx, original, folder);
    if (!files) return { outcome: 'impossible', reason: 'gone' } as const;
    const rendered = await renderer.render({ ...files, ...asked });
    if (rendered.outcome !== 'rendered') return rendered;
    const { files: made, isBeginning, film, ...picture } = rendered.rendering;
    return { outcome: 'rendered', picture, isBeginning, film, files: await storeRenditions(ctx, original, made) } as const;
  };
  return inWorkFolder(work).catch((error: unknown) => giveUpOrRethrow(ctx, error));
}
