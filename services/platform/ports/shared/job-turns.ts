// [Note: Jobs take turns] A member who uploads ten thousand photographs must not keep everybody else waiting. So, while jobs of a home wait,
// each further job of that home gets a later turn. Jobs whose turn has come are taken first. When there are none, jobs whose turn is still
// to come are taken, so that no runner is idle. A turn comes as time passes, so no job waits for ever.
//
// [Note: The newest row first] When nothing of a home came for as long as lies between two turns, what comes then is something new: it begins a row of its own, which
// goes before what is left of the one before it. So a photograph that follows a hundred others, minutes later, is the next one of its owner's to be rendered, since
// it is what is seen first. Of each reaction the rows are apart: what follows from the first row does not make the second one longer.

/** Between the turns of one home. Longer than a job takes: otherwise the turns of a long row would pass before its jobs have run. */
const betweenTurnsMs = 60_000;

/** Of a job that waits, ISO 8601 UTC: when it was due, and its turn. */
export type Turn = { readonly dueAt: string; readonly turnAt: string };

/** The turn of the next job of a home and a reaction. `last`: that of those which wait which was due last; `dueAt`: when the job is due, ISO 8601 UTC. */
export function nextTurn(last: Turn | undefined, dueAt: string): string {
  if (last === undefined || Date.parse(dueAt) - Date.parse(last.dueAt) >= betweenTurnsMs) return dueAt;
  const next = new Date(Date.parse(last.turnAt) + betweenTurnsMs).toISOString();
  return next > dueAt ? next : dueAt;
}
