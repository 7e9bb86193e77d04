import { sha256Of } from '../src/features/upload/send/sha256-of.ts';

/** The pictures that a test's thread draws of every file. */
const drawn = { preview: new Blob(['preview'], { type: 'image/jpeg' }), thumb: new Blob(['thumb'], { type: 'image/jpeg' }) };

/**
 * Stands in for the threads that hash and draw, which jsdom does not have. Until the test calls what it answers, the browser has threads. `comes`:
 * whether the code of one that is started now comes; where it does not, that is told once, and no message is answered.
 */
export function giveThreads({ comes = () => true }: { readonly comes?: () => boolean } = {}): () => void {
  class Thread {
    onmessage: ((event: { data: unknown }) => void) | null = null;
    onerror: (() => void) | null = null;
    private readonly hashes: boolean;
    private readonly runs = comes();
    constructor(url: URL) {
      this.hashes = url.pathname.endsWith('/hash-worker.ts');
      if (!this.runs) queueMicrotask(() => this.onerror?.());
    }
    terminate() {
      this.onmessage = null;
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
