/** `transfer`: objects that the worker takes over instead of copying them. */
type RequestOptions = { readonly signal?: AbortSignal; readonly transfer?: Transferable[] };

/** A web worker that answers each message once. It takes one request at a time. */
export type WorkerClient<Answer> = {
  /** Returns nothing if the worker's code could not be loaded. Rejects when stopped. */
  readonly ask: (question: unknown, options?: RequestOptions) => Promise<Answer | undefined>;
  /** The worker's code could not be loaded, so it never answers again; a new client may. */
  readonly isBroken: () => boolean;
  readonly end: () => void;
};

/** Starts a worker; returns nothing if the browser has none. */
export function startWorker<Answer>(make: () => Worker): WorkerClient<Answer> | undefined {
  const worker = tryTo(make);
  if (!worker) return undefined;
  let broken = false;
  let answer = (_answer?: Answer) => {};
  worker.onmessage = ({ data }: MessageEvent<Answer>) => answer(data);
  // A browser reports only once that the code did not load, and ignores all later messages.
  worker.onerror = () => {
    broken = true;
    worker.terminate();
    answer();
  };
  const ask = (question: unknown, { signal, transfer = [] }: RequestOptions = {}) =>
    new Promise<Answer | undefined>((resolve, reject) => {
      answer = resolve;
      if (broken) return resolve(undefined);
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
      worker.postMessage(question, transfer);
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
