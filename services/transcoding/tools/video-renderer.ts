// [Note: One process a video] The process that renders a video leads a group of its own, in which its ffmpeg is. It ends when its parent is gone,
// however that ended; where it is itself ended, its parent ends the group. So no ffmpeg outlives either of them.
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expectSpace } from '@kloak/platform/disk-space.ts';
import { RendererEnded } from './rendering.ts';
import { isVideoAnswer, type RenderedVideo, type VideoJob } from './video-rendering.ts';
import { workerEnv } from './worker-env.ts';

/** How often it is asked whether the logs have their reserve still, while a film may take more and more of the disk. */
const spaceCheckMs = 500;

const entry = fileURLToPath(new URL('./video-worker.ts', import.meta.url));
const groups = new Set<ChildProcess>();

process.on('exit', () => {
  for (const child of groups) endGroup(child);
});

type Watching = { onProgress(percent: number): void; onNote(message: string): void };

/** The processes that render videos now. */
export const videoPids = (): number[] => [...groups].flatMap(({ pid }) => pid ?? []);

/**
 * Renders a video in a process of its own. Throws what may be no fault of the bytes: a `RendererEnded`, a fault of the machine, or a refusal where the logs'
 * reserve of the disk is touched meanwhile: 503 `storage-full`.
 */
export function renderVideoApart(job: VideoJob, { onProgress, onNote }: Watching): Promise<RenderedVideo> {
  const child = fork(entry, { env: workerEnv(), execArgv: [], serialization: 'advanced', detached: true, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  groups.add(child);
  let looking: NodeJS.Timeout | undefined;
  const rendered = new Promise<RenderedVideo>((resolve, reject) => {
    child.once('error', reject);
    looking = setInterval(() => {
      try {
        expectSpace(job.folder, 0);
      } catch (error) {
        reject(error);
      }
    }, spaceCheckMs);
    child.once('exit', (code, signal) => reject(new RendererEnded(`the renderer of videos ended (${signal ?? code})`)));
    child.on('message', (answer) => {
      if (!isVideoAnswer(answer)) return;
      if (answer.outcome === 'progress') onProgress(answer.percent);
      else if (answer.outcome === 'note') onNote(answer.message);
      else if (answer.outcome === 'fault') reject(answer.ended ? new RendererEnded(answer.message) : new Error(answer.message));
      else resolve(answer);
    });
    // One that could not be started has no channel, and says why in a moment.
    if (child.connected) child.send(job, (error) => error && reject(error));
  });
  return rendered.finally(() => {
    clearInterval(looking);
    endGroup(child);
    groups.delete(child);
  });
}

/** Where there are no groups (Windows) the process alone, which takes its ffmpeg along. */
function endGroup(child: ChildProcess): void {
  try {
    if (child.pid !== undefined && process.platform !== 'win32') process.kill(-child.pid, 'SIGKILL');
    else child.kill();
  } catch {
    // It has ended.
  }
}
