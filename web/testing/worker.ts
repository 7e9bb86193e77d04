import { sha256Of } from '../src/features/upload/sha256-of.ts';

/** Stands in for the thread that hashes, which jsdom does not have. Until the test calls what it answers, the browser has threads. */
export function giveThreads(): () => void {
  class Thread extends EventTarget {
    onmessage: ((event: { data: string }) => void) | null = null;
    onerror: (() => void) | null = null;
    private over = false;
    terminate() {
      this.over = true;
    }
    postMessage(file: Blob) {
      void sha256Of(file).then((data) => this.over || this.onmessage?.({ data }));
    }
  }
  Object.assign(globalThis, { Worker: Thread });
  return () => Reflect.deleteProperty(globalThis, 'Worker');
}
