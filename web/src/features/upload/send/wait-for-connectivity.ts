import { connectivity } from '../../../lib/connectivity.ts';

/** Waits at most `ms` for a sign of the server, a retry by the member (`retryNow`), or the browser to be online. Rejects with an `AbortError` when stopped. */
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
