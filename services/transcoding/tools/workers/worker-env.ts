import { getCompileCacheDir } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';

/**
 * Nothing of our environment is a worker's business, but where its files go, and where Node keeps the code that it compiled, if it does: with that a
 * worker starts in half of the time, and has to keep what it adds itself (`flushCompileCache`), since it is ended by a signal.
 */
export function workerEnv(): Record<string, string> {
  // Node adds a folder for its version.
  const cache = getCompileCacheDir();
  return { TMPDIR: tmpdir(), MALLOC_ARENA_MAX: '2', ...(cache !== undefined && { NODE_COMPILE_CACHE: dirname(cache) }) };
}
