import type { Logger } from 'pino';
import { viewKey } from '../ports/shared/view-index.ts';
import type { Store, View } from '../ports/store.ts';
import type { Progress } from './progress.ts';
import type { SourceLog } from './source-log.ts';

/** How often a view that is being rebuilt is compared with the tails of its logs. */
const compareEveryMs = 1000;

/** Whether a view has folded all commits of the logs that it reads. */
export async function hasCaughtUp(store: Store, view: View, source: Pick<SourceLog, 'tails'>): Promise<boolean> {
  for (const name of Object.keys(view.reads)) {
    const cursors = await store.views.cursors(view, name);
    for (const [lane, seq] of await source.tails(name)) if ((cursors.get(lane) ?? 0) < seq) return false;
  }
  return true;
}

type RebuildOptions = { store: Store; views: readonly View[]; source: Pick<SourceLog, 'tails'>; progress: Progress; log: Logger };

export type Rebuilds = {
  /** Empties a view and has it made anew from its logs. Nothing is granted from it meanwhile. */
  begin(view: View): Promise<void>;
  problems(): string[];
  stop(): void;
};

/** Promotes each view that is being built, beside its older version or anew, once it has folded all commits of its logs. */
export async function watchRebuilds({ store, views, source, progress, log }: RebuildOptions): Promise<Rebuilds> {
  const pending = new Set<View>();
  for (const view of views) if (!(await store.views.current(view))) pending.add(view);
  for (const view of pending) progress.noteBuilding(view, true);
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

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
    timer = undefined;
    if (pending.size > 0 && !stopped)
      timer = setTimeout(async () => {
        await lookAtAll();
        turn();
      }, compareEveryMs);
  };
  turn();
  return {
    async begin(view) {
      progress.noteBuilding(view, true);
      await store.views.empty(view);
      progress.forget(view);
      pending.add(view);
      if (!timer) turn();
    },
    problems: () => [...pending].map((view) => `${viewKey(view)} is being rebuilt`),
    stop: () => {
      stopped = true;
      pending.clear();
      clearTimeout(timer);
    },
  };
}
