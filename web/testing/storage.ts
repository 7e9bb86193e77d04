/** Simulated storage behind the browser's XMLHttpRequest: records posted files, and answers with a status, or with a status and a body. */
type StoragePost = { readonly url: string; readonly form: FormData };
/** `body` is JSON; after a success, the answer of the call. */
type StorageAnswer = number | { readonly status: number; readonly body: object };
type Listener = (event: { loaded: number; total: number }) => void;

export function storage(answer: (posted: StoragePost, nth: number) => StorageAnswer | Promise<StorageAnswer>) {
  const posted: StoragePost[] = [];
  let aborted = 0;
  class Request {
    status = 0;
    responseText = '';
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
    setRequestHeader() {}
    abort() {
      aborted++;
      this.finish(0);
    }
    async send(form: FormData) {
      posted.push({ url: this.url, form });
      for (const listener of this.progress) listener({ loaded: 40, total: 100 });
      const taken = await answer({ url: this.url, form }, posted.length);
      if (typeof taken === 'object') this.responseText = JSON.stringify(taken.body);
      this.finish(typeof taken === 'object' ? taken.status : taken);
    }
    private finish(status: number) {
      this.status = status;
      for (const listener of this.done.splice(0)) listener();
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: Request });
  return { posted, aborted: () => aborted };
}
