// A process that renders, one job after another. It ends with its parent; what ends it ends its job only.
import { writeFile } from 'node:fs/promises';
import { flushCompileCache } from 'node:module';
import { constants, setPriority } from 'node:os';
import { limitSharp } from './read-picture.ts';
import { renderAvatar } from './render-avatar.ts';
import { renderImage, renderLarge } from './render-image.ts';
import { renderPreview } from './render-preview.ts';
import { isRenderJob, type RenderAnswer, type RenderJob } from './rendering.ts';
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
// Ctrl-C is for the parent, which lets the job finish.
process.on('SIGINT', () => undefined);
process.on('disconnect', () => process.exit());
setInterval(() => {
  if (process.memoryUsage.rss() > maxMemoryBytes) process.kill(process.pid, 'SIGKILL');
}, memoryCheckMs).unref();

function rendererOf({ isPreview, isAvatar, isLarge }: RenderJob) {
  if (isAvatar) return renderAvatar;
  if (isLarge) return renderLarge;
  return isPreview ? renderPreview : renderImage;
}

process.on('message', async (message) => {
  if (!isRenderJob(message)) return;
  const answer: RenderAnswer = await rendererOf(message)(message.input, message.folder).catch((error) => ({ outcome: 'fault', message: String(error) }));
  process.send?.(answer);
  globalThis.gc?.();
});
