import type { Logger } from 'pino';
import type { Store, View } from './ports/store.ts';
import type { SourceLog } from './source-log.ts';
import { viewKey } from './view-index.ts';

/** How often a view that is being built is held against the tails, ms. */
const lookEvery = 1000;

async function hasCaughtUp(store: Store, view: View, source: SourceLog): Promise<boolean> {
  for (const name of Object.keys(view.reads)) {
    const cursors = await store.views.cursors(view, name);
    for (const [lane, seq] of await source.tails(name)) if ((cursors.get(lane) ?? 0) < seq) return false;
  }
  return true;
}

/** Promotes each view that is being built beside its older version, once it has come to all tails. */
export async function watchRebuilds(store: Store, views: readonly View[], source: SourceLog, log: Logger): Promise<{ problems(): string[]; stop(): void }> {
  const pending = new Set<View>();
  for (const view of views) if (!(await store.views.current(view))) pending.add(view);
  let timer: NodeJS.Timeout | undefined;

  const look = async () => {
    for (const view of pending) {
      if (!(await hasCaughtUp(store, view, source))) continue;
      await store.views.promote(view);
      pending.delete(view);
      log.info({ view: viewKey(view) }, 'a rebuilt view takes its place');
    }
  };
  const turn = () => {
    if (pending.size === 0) return;
    timer = setTimeout(
      () =>
        void look()
          .catch((error: unknown) => log.debug({ err: error }, 'a rebuild waits'))
          .finally(turn),
      lookEvery,
    );
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
