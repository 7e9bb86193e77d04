// A process that renders, one job after another. It ends with its parent; what ends it ends its job only.
import { writeFile } from 'node:fs/promises';
import { flushCompileCache } from 'node:module';
import { constants, setPriority } from 'node:os';
import { limitSharp } from './read-picture.ts';
import { renderAvatar } from './render-avatar.ts';
import { renderImage, renderLarge } from './render-image.ts';
import { renderPoster } from './render-poster.ts';
import { renderPreview } from './render-preview.ts';
import { isRenderJob, type RenderAnswer, type Rendered, type RenderJob } from './rendering.ts';
import { maxWorkerBytes } from './worker-memory.ts';

const memoryCheckMs = 200;
const maxMemoryBytes = maxWorkerBytes();

// What is made is for our own user alone.
process.umask(0o077);
flushCompileCache();
limitSharp();
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// Where memory ends, the kernel ends this process first.
writeFile('/proc/self/oom_score_adj', '1000').catch(() => undefined);
process.on('disconnect', () => process.exit());
setInterval(() => {
  if (process.memoryUsage.rss() > maxMemoryBytes) process.kill(process.pid, 'SIGKILL');
}, memoryCheckMs).unref();

function render({ input, folder, video, isPreview, isAvatar, isLarge }: RenderJob): Promise<Rendered> {
  if (video) return renderPoster(input, folder, video);
  if (isAvatar) return renderAvatar(input, folder);
  if (isLarge) return renderLarge(input, folder);
  return isPreview ? renderPreview(input, folder) : renderImage(input, folder);
}

process.on('message', async (message) => {
  if (!isRenderJob(message)) return;
  const answer: RenderAnswer = await render(message).catch((error) => ({ outcome: 'fault', message: String(error) }));
  process.send?.(answer);
  globalThis.gc?.();
});
