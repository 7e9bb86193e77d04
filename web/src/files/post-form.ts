const silenceMs = 60_000;

type Posting = {
  readonly url: string;
  readonly form: FormData;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Share of the form that is sent, in percent. */
  readonly onProgress: (percent: number) => void;
};

/**
 * Posts a form, of any size. It has no limit in all, but gives up after a minute without a byte going out, and when the browser says that
 * it is offline. Answers `status` 0 when no answer came, and when it was stopped.
 */
export async function postForm({ url, form, headers = {}, signal, onProgress }: Posting): Promise<{ readonly status: number; readonly text: string }> {
  // `fetch` does not tell how much it has sent.
  const request = new XMLHttpRequest();
  const stop = () => request.abort();
  const over = new AbortController();
  let timer = setTimeout(stop, silenceMs);
  const ended = new Promise<void>((resolve) => {
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      clearTimeout(timer);
      timer = setTimeout(stop, silenceMs);
      onProgress(total > 0 ? Math.floor((loaded / total) * 100) : 0);
    });
    request.addEventListener('loadend', () => resolve());
  });
  signal?.addEventListener('abort', stop, { signal: over.signal });
  window.addEventListener('offline', stop, { signal: over.signal });
  request.open('POST', url);
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  request.send(form);
  await ended;
  clearTimeout(timer);
  over.abort();
  return { status: request.status, text: request.responseText };
}
