import { Refusal } from '../errors.ts';
import type { Commit, Store, View } from '../ports/store.ts';
import type { Progress } from './progress.ts';

/** Folds commits of one lane and notes how far the view came, or that it stands still. Throws what the fold throws. */
export async function foldNext(store: Store, progress: Progress, view: View, source: string, lane: number, commits: Commit[]): Promise<void> {
  try {
    await store.views.fold(view, source, lane, commits);
  } catch (error) {
    // A store that is away says nothing of the fold.
    if (error instanceof Refusal) throw error;
    const cursor = (await store.views.cursors(view, source)).get(lane) ?? 0;
    progress.note(view, source, lane, cursor);
    progress.noteStalled(view, source, lane, cursor);
    throw error;
  }
  progress.note(view, source, lane, commits.at(-1)?.seq ?? 0);
}
