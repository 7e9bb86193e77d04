// [Note: Jobs take turns] A member who uploads ten thousand photographs must not keep everybody else waiting. So, while jobs of a home wait,
// each further job of that home gets a later turn. Jobs whose turn has come are taken first. When there are none, jobs whose turn is still
// to come are taken, so that no runner is idle. A turn comes as time passes, so no job waits for ever.

/** Between the turns of one home. Longer than a job takes: otherwise the turns of a long row would pass before its jobs have run. */
const betweenTurnsMs = 60_000;

/** The turn of a home's next job, ISO 8601 UTC. `last`: the latest turn of its jobs that wait; `dueAt`: when the job is due. */
export function nextTurn(last: string | undefined, dueAt: string): string {
  if (last === undefined) return dueAt;
  const next = new Date(new Date(last).getTime() + betweenTurnsMs).toISOString();
  return next > dueAt ? next : dueAt;
}
