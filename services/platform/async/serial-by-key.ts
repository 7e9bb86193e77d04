/** Runs work under one key one after another, in the order of arrival, also after failures. */
export type SerialByKey = {
  run<Result>(key: string, work: () => Promise<Result>): Promise<Result>;
  /** Resolves when all that was begun or waits now has ended. */
  settled(): Promise<void>;
};

export function serialByKey(): SerialByKey {
  const last = new Map<string, Promise<unknown>>();
  return {
    run(key, work) {
      const result = (last.get(key) ?? Promise.resolve()).then(work, work);
      last.set(key, result);
      const leave = () => {
        if (last.get(key) === result) last.delete(key);
      };
      result.then(leave, leave);
      return result;
    },
    async settled() {
      await Promise.allSettled(last.values());
    },
  };
}
