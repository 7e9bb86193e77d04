/** The object storage of a test, behind the browser's XMLHttpRequest: what was posted, and how it answers. */
type Posted = { readonly url: string; readonly form: FormData };
type Listener = (event: { loaded: number; total: number }) => void;

export function storage(answer: (posted: Posted, nth: number) => number | Promise<number>) {
  const posted: Posted[] = [];
  let aborted = 0;
  class Request {
    status = 0;
    private url = '';
    private readonly done: (() => void)[] = [];
    private readonly progress: Listener[] = [];
    readonly upload = { addEventListener: (_name: string, listener: Listener) => this.progress.push(listener) };
    addEventListener(_name: string, listener: () => void) {
      this.done.push(listener);
    }
    open(_method: string, url: string) {
      this.url = url;
    }
    abort() {
      aborted++;
      this.finish(0);
    }
    async send(form: FormData) {
      posted.push({ url: this.url, form });
      for (const listener of this.progress) listener({ loaded: 40, total: 100 });
      this.finish(await answer({ url: this.url, form }, posted.length));
    }
    private finish(status: number) {
      this.status = status;
      for (const listener of this.done.splice(0)) listener();
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: Request });
  return { posted, aborted: () => aborted };
}
