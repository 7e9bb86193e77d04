// Tasks of the processes in processes.test.ts, and the view that one of them keeps.
import type { View } from '../../ports/store.ts';
import { foldTrail, type Trail, trailView } from '../store/data.ts';

/** JSON, in the argument of the process. */
export type ProcessTask = { settings: { mongoUrl: string; databasePrefix: string }; lanes: number } & (
  | { do: 'write'; run: string; writers: number[]; each: number }
  | { do: 'keep'; holder: string; source: { lane: number; seq: number } }
);

export const keptView: View<Trail> = trailView('kept');

/** The same view in the hands of a keeper that is stopped while it folds a heart: after it has read, and before it writes. */
export const stoppingView: View<Trail> = {
  ...keptView,
  fold(doc, event, id) {
    if (event.type === 'HeartGiven') process.kill(process.pid, 'SIGSTOP');
    return foldTrail(doc, event, id);
  },
};
