/** As `AbortSignal.any`, which browsers of 2023 lack: aborted as soon as one of them is, for the same reason. */
export function anySignal(signals: readonly AbortSignal[]): AbortSignal {
  const any = new AbortController();
  for (const signal of signals) {
    const abort = () => any.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { signal: any.signal });
  }
  return any.signal;
}
