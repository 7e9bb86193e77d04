// [Note: Jobs take turns] A member who uploads ten thousand photographs must not keep everybody else waiting. So each job of a home whose jobs
// still wait gets a turn later than the one before: it stands back behind what others want meanwhile, though not behind nothing, since
// whoever has time takes those whose turn is yet to come. As time passes turns come, so nothing waits for ever.

/** Between the turns of one home, ms: longer than it takes to do a job, else a long row of one home's turns would be over before its jobs are. */
const betweenTurns = 60_000;

/** When the turn of a home's next job is: ISO 8601 UTC. `last`: the latest turn of those of its jobs that wait. */
export function nextTurn(last: string | undefined, dueAt: string): string {
  if (last === undefined) return dueAt;
  const next = new Date(new Date(last).getTime() + betweenTurns).toISOString();
  return next > dueAt ? next : dueAt;
}
