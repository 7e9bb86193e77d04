import { askThread, startThread } from '../../lib/thread.ts';

/** The SHA-256 of each file in hex, in their order; '' where none could be made. One at a time, in a thread of its own. Rejects with an `AbortError` when stopped. */
export async function hashFiles(files: readonly File[], signal: AbortSignal): Promise<readonly string[]> {
  signal.throwIfAborted();
  const thread = startThread(() => new Worker(new URL('./hash-worker.ts', import.meta.url), { type: 'module' }));
  if (!thread) return files.map(() => '');
  const hashes: string[] = [];
  try {
    for (const file of files) hashes.push((await askThread<string>(thread, file, { signal })) ?? '');
    return hashes;
  } finally {
    thread.terminate();
  }
}
