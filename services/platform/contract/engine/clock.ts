/**
 * A clock that can be put forward; one that stands moves by that alone, however long a slow machine takes. `wakeJobs`: who runs jobs by it
 * looks at it then, and not every 2 s.
 */
export function clock({ wakeJobs }: { wakeJobs(): void }, { stands = false } = {}) {
  let ahead = 0;
  const begun = Date.now();
  return {
    now: () => new Date((stands ? begun : Date.now()) + ahead),
    forward: (seconds: number) => {
      ahead += seconds * 1000;
      wakeJobs();
    },
  };
}
