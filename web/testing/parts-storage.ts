/** Simulated storage of one file that is sent in parts, behind the browser's XMLHttpRequest. */
type Part = { readonly offset: number; readonly size: number };
/** Status of a part that is not taken; 0: its connection is cut. `keeps`: bytes of it that are stored nevertheless. */
type PartFailure = { readonly status: number; readonly keeps?: number };
type Listener = (event: { loaded: number; total: number }) => void;

/** `fail` says which of the parts, counted from 1, fails. */
export function partsStorage(fail: (nth: number) => PartFailure | undefined) {
  const [heads, parts]: [string[], Part[]] = [[], []];
  const stored = { bytes: 0 };
  class Request {
    status = 0;
    private method = '';
    private url = '';
    private readonly sent = new Map<string, string>();
    private readonly done: (() => void)[] = [];
    private readonly progress: Listener[] = [];
    readonly upload = { addEventListener: (_name: string, listener: Listener) => this.progress.push(listener) };
    addEventListener(_name: string, listener: () => void) {
      this.done.push(listener);
    }
    open(method: string, url: string) {
      [this.method, this.url] = [method, url];
    }
    setRequestHeader(name: string, value: string) {
      this.sent.set(name, value);
    }
    getResponseHeader(name: string) {
      return name === 'Upload-Offset' ? String(stored.bytes) : null;
    }
    abort() {
      this.finish(0);
    }
    async send(body?: Blob) {
      await Promise.resolve();
      if (this.method === 'HEAD') {
        heads.push(this.url);
        return this.finish(200);
      }
      const part = { offset: Number(this.sent.get('Upload-Offset')), size: body?.size ?? 0 };
      parts.push(part);
      for (const listener of this.progress) listener({ loaded: part.size / 2, total: part.size });
      if (part.offset !== stored.bytes) return this.finish(409);
      const failure = fail(parts.length);
      stored.bytes += failure ? (failure.keeps ?? 0) : part.size;
      this.finish(failure?.status ?? 204);
    }
    private finish(status: number) {
      this.status = status;
      for (const listener of this.done.splice(0)) listener();
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: Request });
  return { heads, parts, stored };
}
