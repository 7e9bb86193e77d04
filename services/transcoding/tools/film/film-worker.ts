// A process that makes one film. It ends with its parent, and its ffmpeg with it.
import { writeFile } from 'node:fs/promises';
import { flushCompileCache } from 'node:module';
import { constants, setPriority } from 'node:os';
import { faultOf } from '../workers/rendering.ts';
import { type FilmAnswer, isFilmJob } from './film-rendering.ts';
import { renderFilm } from './render-film.ts';

/** Twice a second is as much as anybody can see. */
const minProgressGapMs = 500;

// Results are readable by our own user only.
process.umask(0o077);
// Below photographs, which are done in a moment.
setPriority(constants.priority.PRIORITY_LOW);
// If memory runs out, the kernel should kill this process and its ffmpeg first.
writeFile('/proc/self/oom_score_adj', '1000').catch(() => undefined);
process.on('disconnect', () => process.exit());

const answer = (message: FilmAnswer) => process.connected && process.send?.(message);

let [lastPercent, lastAt] = [-1, Number.NEGATIVE_INFINITY];
function onProgress(percent: number): void {
  if (percent <= lastPercent || performance.now() - lastAt < minProgressGapMs) return;
  [lastPercent, lastAt] = [percent, performance.now()];
  answer({ outcome: 'progress', percent });
}

process.once('message', async (message) => {
  if (!isFilmJob(message)) return;
  const onNote = (note: string) => answer({ outcome: 'note', message: note });
  const rendered = await renderFilm(message, { onProgress, onNote }).catch(faultOf);
  flushCompileCache();
  answer(rendered);
});
