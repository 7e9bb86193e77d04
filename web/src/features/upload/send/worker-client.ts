type Asking = { readonly signal?: AbortSignal; readonly hand?: Transferable[] };

/** Work beside the page, which answers each message once. It is asked one thing at a time. */
export type Thread<Answer> = {
  /** Nothing when its code did not come, then and from then on. Rejects when stopped. */
  readonly ask: (question: unknown, asking?: Asking) => Promise<Answer | undefined>;
  /** It answers nothing any more; another one may. */
  readonly isBroken: () => boolean;
  readonly end: () => void;
};

/** Nothing where the browser has no threads. */
export function startThread<Answer>(make: () => Worker): Thread<Answer> | undefined {
  const worker = tryTo(make);
  if (!worker) return undefined;
  let broken = false;
  let answer = (_answer?: Answer) => {};
  worker.onmessage = ({ data }: MessageEvent<Answer>) => answer(data);
  // A browser tells once that the code did not come, and takes every later message in silence.
  worker.onerror = () => {
    broken = true;
    worker.terminate();
    answer();
  };
  const ask = (question: unknown, { signal, hand = [] }: Asking = {}) =>
    new Promise<Answer | undefined>((resolve, reject) => {
      answer = resolve;
      if (broken) return resolve(undefined);
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
      worker.postMessage(question, hand);
    });
  return { ask, isBroken: () => broken, end: () => worker.terminate() };
}

function tryTo(make: () => Worker): Worker | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}
