const silenceMs = 60_000;

type SendOptions = {
  /** POST by default. */
  readonly method?: 'HEAD' | 'PATCH' | 'POST';
  readonly url: string;
  readonly body?: FormData | Blob;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
  /** Share of the body that is sent, in percent. */
  readonly onProgress?: (percent: number) => void;
};

export type SendAnswer = { readonly status: number; readonly text: string; readonly header: (name: string) => string | null };

/**
 * Sends a body of any size. There is no limit for the whole, but it gives up after a minute without progress, and when the browser reports that it is
 * offline. Resolves with `status` 0 if no answer arrived, or it was stopped.
 */
export async function sendBody({ method = 'POST', url, body, headers = {}, signal, onProgress }: SendOptions): Promise<SendAnswer> {
  // `fetch` does not report upload progress.
  const request = new XMLHttpRequest();
  const stop = () => request.abort();
  const over = new AbortController();
  let timer = setTimeout(stop, silenceMs);
  const ended = new Promise<void>((resolve) => {
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      clearTimeout(timer);
      timer = setTimeout(stop, silenceMs);
      onProgress?.(total > 0 ? Math.floor((loaded / total) * 100) : 0);
    });
    request.addEventListener('loadend', () => resolve());
  });
  signal?.addEventListener('abort', stop, { signal: over.signal });
  window.addEventListener('offline', stop, { signal: over.signal });
  request.open(method, url);
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  request.send(body);
  await ended;
  clearTimeout(timer);
  over.abort();
  return { status: request.status, text: request.responseText, header: (name) => request.getResponseHeader(name) };
}
