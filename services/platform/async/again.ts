/** Work that is done again and again. `first` resolves after the first time; `stop` waits for what is under way. */
export type Repeated = { first: Promise<void>; stop(): Promise<void> };

/** Does the work at once, and again after as many milliseconds as it answers each time. */
export function again(work: () => Promise<number>): Repeated {
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
