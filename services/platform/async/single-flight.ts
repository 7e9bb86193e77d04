/** Calls under one key that come while one of them runs share its result; nothing is kept once it has ended. */
export function singleFlight<Value>(): (key: string, run: () => Promise<Value>) => Promise<Value> {
  const running = new Map<string, Promise<Value>>();
  return (key, run) => {
    const current = running.get(key);
    if (current !== undefined) return current;
    const started = run().finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };
}
