import { startThread } from './worker-client.ts';

/** Reading a larger file takes so long that small ones would wait for it: it is sent unread. */
const maxHashedBytes = 200e6;

type Hashing = { readonly signal: AbortSignal; readonly onHashed: (file: File) => void };

/** The SHA-256 of each file in hex, in their order; '' where it is large or none could be made. One at a time, in a thread of its own. Rejects with an `AbortError` when stopped. */
export async function hashFiles(files: readonly File[], { signal, onHashed }: Hashing): Promise<readonly string[]> {
  signal.throwIfAborted();
  const thread = startThread<string>(() => new Worker(new URL('./hash-worker.ts', import.meta.url), { type: 'module' }));
  if (!thread) return files.map(() => '');
  const hashes: string[] = [];
  try {
    for (const file of files) {
      hashes.push(file.size > maxHashedBytes ? '' : ((await thread.ask(file, { signal })) ?? ''));
      onHashed(file);
    }
    return hashes;
  } finally {
    thread.end();
  }
}
