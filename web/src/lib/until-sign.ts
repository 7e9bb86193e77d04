import { signs } from './signs.ts';

/** Resolves at a sign of the server, when the browser says that it is online again, or after so many milliseconds. Rejects with an `AbortError` when stopped. */
export async function untilSign(ms: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const over = new AbortController();
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    const wake = () => {
      clearTimeout(timer);
      resolve();
    };
    signs.addEventListener('sign', wake, { signal: over.signal });
    window.addEventListener('online', wake, { signal: over.signal });
    signal.addEventListener('abort', wake, { signal: over.signal });
  });
  over.abort();
  signal.throwIfAborted();
}
