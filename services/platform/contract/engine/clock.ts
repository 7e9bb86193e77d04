/** Time goes on from test to test, as it does in the store that they share. */
let [passed, off] = [0, 0];

/**
 * A clock that can be put forward: `forward` lets time pass, `jump` sets the wall clock alone. One that stands moves by that alone, however long a slow machine takes.
 * `wakeJobs`: who runs jobs by it looks at it then, and not every 2 s.
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
