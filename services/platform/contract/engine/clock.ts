/** Time continues from test to test, like in their common store. */
let [passed, off] = [0, 0];

/**
 * A clock that can be put forward: `forward` lets time pass, `jump` sets only the wall clock. With `stands` time does not pass otherwise, even on a slow
 * machine. `wakeJobs`: wakes its job runners, which otherwise look every 2 s.
 */
export function clock({ wakeJobs }: { wakeJobs(): void }, { stands = false } = {}) {
  off = 0;
  const begun = Date.now();
  const monotonicMs = () => (stands ? begun : Date.now()) + passed;
  return {
    monotonicMs,
    now: () => new Date(monotonicMs() + off),
    forward: (seconds: number) => {
      passed += seconds * 1000;
      wakeJobs();
    },
    jump: (seconds: number) => {
      off += seconds * 1000;
      wakeJobs();
    },
  };
}
