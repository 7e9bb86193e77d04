import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { checkSpace } from '@kloak/platform/ports/shared/disk-space.ts';
import { errorOf, RendererEnded } from '../workers/rendering.ts';
import { endGroup, startWorker } from '../workers/worker-group.ts';
import { type FilmJob, isFilmAnswer, type RenderedFilm } from './film-rendering.ts';

/** Interval at which the free space for logs is checked while a film grows. */
const spaceCheckMs = 500;

const entry = fileURLToPath(new URL('./film-worker.ts', import.meta.url));
const running = new Set<ChildProcess>();

type FilmObserver = { onProgress(percent: number): void; onNote(message: string): void };

/** The processes that make films now. */
export const filmPids = (): number[] => [...running].flatMap(({ pid }) => pid ?? []);

/**
 * Renders a film in a process of its own. Throws faults that may not lie in the bytes: `RendererEnded`, or a fault of the machine. Refuses 503
 * `storage-full` if the disk reserve for logs is reached meanwhile.
 */
export function renderFilmInOwnProcess(job: FilmJob, { onProgress, onNote }: FilmObserver): Promise<RenderedFilm> {
  const child = startWorker(entry);
  running.add(child);
  let looking: NodeJS.Timeout | undefined;
  const rendered = new Promise<RenderedFilm>((resolve, reject) => {
    child.once('error', reject);
    looking = setInterval(() => {
      try {
        checkSpace(job.folder, 0);
      } catch (error) {
        reject(error);
      }
    }, spaceCheckMs);
    child.once('exit', (code, signal) => reject(new RendererEnded(`the renderer of films ended (${signal ?? code})`)));
    child.on('message', (answer) => {
      if (!isFilmAnswer(answer)) return;
      if (answer.outcome === 'progress') onProgress(answer.percent);
      else if (answer.outcome === 'note') onNote(answer.message);
      else if (answer.outcome === 'fault') reject(errorOf(answer));
      else resolve(answer);
    });
    // A process that failed to start has no channel; its error event follows.
    if (child.connected) child.send(job, (error) => error && reject(error));
  });
  return rendered.finally(() => {
    clearInterval(looking);
    endGroup(child);
    running.delete(child);
  });
}
