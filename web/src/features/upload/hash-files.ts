/** The SHA-256 of each file in hex, in their order; '' where none could be made. One at a time, in a thread of its own. Rejects with an `AbortError` when stopped. */
export async function hashFiles(files: readonly File[], signal: AbortSignal): Promise<readonly string[]> {
  signal.throwIfAborted();
  const worker = startWorker();
  if (!worker) return files.map(() => '');
  const hashes: string[] = [];
  try {
    for (const file of files) hashes.push(await answerTo(worker, file, signal));
    return hashes;
  } finally {
    worker.terminate();
  }
}

/** None where the browser has none, or its code does not come. */
function startWorker(): Worker | undefined {
  try {
    return new Worker(new URL('./hash-worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return undefined;
  }
}

function answerTo(worker: Worker, file: File, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.onmessage = ({ data }: MessageEvent<string>) => resolve(data);
    worker.onerror = () => resolve('');
    worker.postMessage(file);
  });
}
