/** Work beside the page. Nothing where the browser has no threads. */
export function startThread(make: () => Worker): Worker | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}

/** Asks a thread that answers each message once. Nothing when its code did not come; rejects when stopped. */
export function askThread<Answer>(
  thread: Worker,
  question: unknown,
  { signal, hand = [] }: { signal?: AbortSignal; hand?: Transferable[] } = {},
): Promise<Answer | undefined> {
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
    thread.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data);
    thread.onerror = () => resolve(undefined);
    thread.postMessage(question, hand);
  });
}
