/** Repeated work. `first` resolves after the first run; `stop` waits for a running one. */
export type RepeatedWork = { first: Promise<void>; stop(): Promise<void> };

/** Runs the work at once, and again after the milliseconds that it returns each time. */
export function repeatWork(work: () => Promise<number>): RepeatedWork {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const turn = async (): Promise<void> => {
    const pauseMs = await work();
    if (isStopped) return;
    timer = setTimeout(() => {
      running = turn();
    }, pauseMs);
  };
  let running = turn();
  return {
    first: running,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
