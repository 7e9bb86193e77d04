import { startWorker } from './worker-client.ts';

/** Hashing a larger file takes so long that smaller ones would wait for it. */
const maxHashedBytes = 200e6;

type HashOptions = { readonly signal: AbortSignal; readonly onHashed: (file: File) => void };

/** Computes each SHA-256 in hex, one at a time in a worker; '' for a large or unreadable file. Rejects with an `AbortError` when stopped. */
export async function hashFiles(files: readonly File[], { signal, onHashed }: HashOptions): Promise<readonly string[]> {
  signal.throwIfAborted();
  const worker = startWorker<string>(() => new Worker(new URL('./hash-worker.ts', import.meta.url), { type: 'module' }));
  if (!worker) return files.map(() => '');
  const hashes: string[] = [];
  try {
    for (const file of files) {
      hashes.push(file.size > maxHashedBytes ? '' : ((await worker.ask(file, { signal })) ?? ''));
      onHashed(file);
    }
    return hashes;
  } finally {
    worker.end();
  }
}
