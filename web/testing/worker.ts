import { sha256Of } from '../src/features/upload/send/sha256-of.ts';

/** Pictures that a test's worker renders of every file. */
const drawn = { preview: new Blob(['preview'], { type: 'image/jpeg' }), thumb: new Blob(['thumb'], { type: 'image/jpeg' }) };

/**
 * Simulates the web workers that hash and render, which jsdom lacks. Returns a function that removes them. `comes`: whether a new worker's code loads.
 * If it does not, one error is reported, and no message is answered. `onEnd` receives the path of each worker that is ended.
 */
export function giveThreads({ comes = () => true, onEnd }: { readonly comes?: () => boolean; readonly onEnd?: (path: string) => void } = {}): () => void {
  class Thread {
    onmessage: ((event: { data: unknown }) => void) | null = null;
    onerror: (() => void) | null = null;
    private readonly hashes: boolean;
    private readonly runs = comes();
    private readonly path: string;
    constructor({ pathname }: URL) {
      this.path = pathname;
      this.hashes = pathname.endsWith('/hash-worker.ts');
      if (!this.runs) queueMicrotask(() => this.onerror?.());
    }
    terminate() {
      this.onmessage = null;
      onEnd?.(this.path);
    }
    async postMessage(file: Blob) {
      if (!this.runs) return;
      const data = this.hashes ? await sha256Of(file) : drawn;
      this.onmessage?.({ data });
    }
  }
  Object.assign(globalThis, { Worker: Thread });
  return () => Reflect.deleteProperty(globalThis, 'Worker');
}
