import type { Logger } from 'pino';
import { viewKey } from '../ports/shared/view-index.ts';
import type { Store, View } from '../ports/store.ts';
import type { Progress } from './progress.ts';
import type { SourceLog } from './source-log.ts';

/** How often a view that is being rebuilt is compared with the tails of its logs. */
const compareEveryMs = 1000;

/** Whether a view has folded all commits of the logs that it reads. */
export async function hasCaughtUp(store: Store, view: View, source: SourceLog): Promise<boolean> {
  for (const name of Object.keys(view.reads)) {
    const cursors = await store.views.cursors(view, name);
    for (const [lane, seq] of await source.tails(name)) if ((cursors.get(lane) ?? 0) < seq) return false;
  }
  return true;
}

type RebuildOptions = { store: Store; views: readonly View[]; source: SourceLog; progress: Progress; log: Logger };

/** Promotes each view that is being built beside its older version, once it has folded all commits of its logs. */
export async function watchRebuilds({ store, views, source, progress, log }: RebuildOptions): Promise<{ problems(): string[]; stop(): void }> {
  const pending = new Set<View>();
  for (const view of views) if (!(await store.views.current(view))) pending.add(view);
  for (const view of pending) progress.noteBuilding(view, true);
  let timer: NodeJS.Timeout | undefined;

  const look = async (view: View) => {
    if (!(await hasCaughtUp(store, view, source))) return;
    await store.views.promote(view);
    pending.delete(view);
    progress.noteBuilding(view, false);
    log.info({ view: viewKey(view) }, 'a rebuilt view takes its place');
  };
  const lookAtAll = () =>
    Promise.all([...pending].map((view) => look(view).catch((error: unknown) => log.debug({ view: viewKey(view), err: error }, 'a rebuild waits'))));
  const turn = () => {
    if (pending.size > 0) timer = setTimeout(() => void lookAtAll().finally(turn), compareEveryMs);
  };
  turn();
  return {
    problems: () => [...pending].map((view) => `${viewKey(view)} is being rebuilt`),
    stop: () => {
      pending.clear();
      clearTimeout(timer);
    },
  };
}
