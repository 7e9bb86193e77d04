import { connectivity } from '../../../lib/connectivity.ts';

/** Resolves when the server was heard of again or somebody asked to try (`retryNow`), when the browser says that it is online again, or after so many milliseconds. Rejects with an `AbortError` when stopped. */
export async function waitForConnectivity(ms: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const over = new AbortController();
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    const wake = () => {
      clearTimeout(timer);
      resolve();
    };
    connectivity.addEventListener('retry', wake, { signal: over.signal });
    window.addEventListener('online', wake, { signal: over.signal });
    signal.addEventListener('abort', wake, { signal: over.signal });
  });
  over.abort();
  signal.throwIfAborted();
}
