import { Refusal } from '../errors.ts';
import { OtherHistory } from '../ports/shared/links.ts';
import type { Commit, Store, View } from '../ports/store.ts';
import type { Progress } from './progress.ts';

/** Folds commits of one partition and notes the view's cursor, or that the partition has stopped. Throws the fold's errors. */
export async function foldNext(store: Store, progress: Progress, view: View, source: string, lane: number, commits: Commit[]): Promise<void> {
  try {
    await store.views.fold(view, source, lane, commits);
  } catch (error) {
    // An unavailable store, or a replaced log, is no failure of the fold.
    if (error instanceof Refusal || error instanceof OtherHistory) throw error;
    const cursor = (await store.views.cursors(view, source)).get(lane) ?? 0;
    progress.note(view, source, lane, cursor);
    progress.noteStopped(view, source, lane, cursor, error);
    throw error;
  }
  progress.note(view, source, lane, commits.at(-1)?.seq ?? 0);
}
