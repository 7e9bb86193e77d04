type Timeout = { readonly dueMs: number; readonly run: () => void };

/** Replaces the timeouts of a test file. Returns a function that lets time pass, and then what failed or finished meanwhile. */
export function manualTimeouts(): (ms: number) => Promise<void> {
  const names = ['setTimeout', 'clearTimeout'] as const;
  const before = names.map((name) => Object.getOwnPropertyDescriptor(globalThis, name) ?? {});
  const waiting = new Set<Timeout>();
  let nowMs = 0;
  const set = (name: string, value: unknown) => Object.defineProperty(globalThis, name, { configurable: true, writable: true, value });
  beforeEach(() => {
    set('setTimeout', (run: () => void, ms = 0) => {
      const timeout = { dueMs: nowMs + ms, run };
      waiting.add(timeout);
      return timeout;
    });
    set('clearTimeout', (timeout: Timeout) => waiting.delete(timeout));
  });
  afterEach(() => {
    waiting.clear();
    for (const [nth, name] of names.entries()) Object.defineProperty(globalThis, name, before[nth] ?? {});
  });
  return async (ms) => {
    nowMs += ms;
    for (const timeout of [...waiting].toSorted((a, b) => a.dueMs - b.dueMs)) {
      if (timeout.dueMs <= nowMs && waiting.delete(timeout)) timeout.run();
    }
    await new Promise(setImmediate);
  };
}
