// Worker process that renders one job after another. It ends with its parent; its death ends only its job. See [Note: A guard beside the decoder].
import { writeFile } from 'node:fs/promises';
import { flushCompileCache } from 'node:module';
import { constants, setPriority } from 'node:os';
import { limitSharp } from '../picture/read-picture.ts';
import { renderAvatar } from '../picture/render-avatar.ts';
import { renderBanner } from '../picture/render-banner.ts';
import { renderImage, renderLarge, renderTurned } from '../picture/render-image.ts';
import { renderPoster } from '../picture/render-poster.ts';
import { renderPreview } from '../picture/render-preview.ts';
import { faultOf, isRenderJob, type RenderAnswer, type RenderJob, type RenderResult } from './rendering.ts';
import { guardWorker } from './worker-guard.ts';
import { maxWorkerBytes } from './worker-memory.ts';

/** Bytes of unreferenced pictures that trigger a garbage collection: after every job it would take 5 % of the time. */
const maxLeftBytes = 48 * 2 ** 20;

// Results are readable by our own user only.
process.umask(0o077);
flushCompileCache();
limitSharp();
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// If memory runs out, the kernel should kill this process first.
writeFile('/proc/self/oom_score_adj', '1000').catch(() => undefined);
process.on('disconnect', () => process.exit());
guardWorker(maxWorkerBytes());

function render({ input, folder, video, isPreview, square, isBanner, isLarge, quarterTurns }: RenderJob): Promise<RenderResult> {
  if (video) return renderPoster(input, folder, video);
  if (square) return renderAvatar(input, folder, square);
  if (isBanner) return renderBanner(input, folder);
  if (quarterTurns !== undefined) return renderTurned(input, folder, quarterTurns);
  if (isLarge) return renderLarge(input, folder);
  return isPreview ? renderPreview(input, folder) : renderImage(input, folder);
}

process.on('message', async (message) => {
  if (!isRenderJob(message)) return;
  const answer: RenderAnswer = await render(message).catch(faultOf);
  process.send?.(answer);
  if (process.memoryUsage().external > maxLeftBytes) globalThis.gc?.();
});
