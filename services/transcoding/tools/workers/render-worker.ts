// A process that renders, one job after another. It ends with its parent; what ends it ends its job only. See [Note: A guard beside the decoder].
import { writeFile } from 'node:fs/promises';
import { flushCompileCache } from 'node:module';
import { constants, setPriority } from 'node:os';
import { limitSharp } from '../picture/read-picture.ts';
import { renderAvatar } from '../picture/render-avatar.ts';
import { renderBanner } from '../picture/render-banner.ts';
import { renderImage, renderLarge } from '../picture/render-image.ts';
import { renderPoster } from '../picture/render-poster.ts';
import { renderPreview } from '../picture/render-preview.ts';
import { faultOf, isRenderJob, type RenderAnswer, type Rendered, type RenderJob } from './rendering.ts';
import { guardWorker } from './worker-guard.ts';
import { maxWorkerBytes } from './worker-memory.ts';

/** Of pictures that are done with, in bytes: to look for them after each job takes a twentieth of the time of a photograph. */
const maxLeftBytes = 48 * 2 ** 20;

// What is made is for our own user alone.
process.umask(0o077);
flushCompileCache();
limitSharp();
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// Where memory ends, the kernel ends this process first.
writeFile('/proc/self/oom_score_adj', '1000').catch(() => undefined);
process.on('disconnect', () => process.exit());
guardWorker(maxWorkerBytes());

function render({ input, folder, video, isPreview, square, isBanner, isLarge }: RenderJob): Promise<Rendered> {
  if (video) return renderPoster(input, folder, video);
  if (square) return renderAvatar(input, folder, square);
  if (isBanner) return renderBanner(input, folder);
  if (isLarge) return renderLarge(input, folder);
  return isPreview ? renderPreview(input, folder) : renderImage(input, folder);
}

process.on('message', async (message) => {
  if (!isRenderJob(message)) return;
  const answer: RenderAnswer = await render(message).catch(faultOf);
  process.send?.(answer);
  if (process.memoryUsage().external > maxLeftBytes) globalThis.gc?.();
});
