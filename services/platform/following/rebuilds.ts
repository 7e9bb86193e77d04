import type { Logger } from 'pino';
import { viewKey } from '../ports/shared/view-index.ts';
import type { Store, View } from '../ports/store.ts';
import type { Progress } from './progress.ts';
import type { SourceLog } from './source-log.ts';

/** Interval at which the cursors of a view in rebuild are compared with the tails of its logs. */
const compareEveryMs = 1000;

/** Log → partition → last seq. */
type Tails = ReadonlyMap<string, ReadonlyMap<number, number>>;

async function tailsOf(view: View, source: Pick<SourceLog, 'tails'>): Promise<Tails> {
  return new Map(await Promise.all(Object.keys(view.reads).map(async (name) => [name, await source.tails(name)] as const)));
}

async function hasFolded(store: Store, view: View, tails: Tails): Promise<boolean> {
  for (const [name, lanes] of tails) {
    const cursors = await store.views.cursors(view, name);
    for (const [lane, seq] of lanes) if ((cursors.get(lane) ?? 0) < seq) return false;
  }
  return true;
}

/** True if a view has folded all commits of its logs. */
export const hasCaughtUp = async (store: Store, view: View, source: Pick<SourceLog, 'tails'>): Promise<boolean> =>
  hasFolded(store, view, await tailsOf(view, source));

type RebuildOptions = { store: Store; views: readonly View[]; source: Pick<SourceLog, 'tails'>; progress: Progress; log: Logger };

export type Rebuilds = {
  /** Empties a view and has it rebuilt from its logs. Nothing is granted from it meanwhile. */
  begin(view: View): Promise<void>;
  problems(): string[];
  stop(): void;
};

/**
 * [Note: Promotion] A view that is built, beside its older version or again, becomes current once it has folded its logs up to their tails at the first
 * look. The present tails would never be reached in logs that grow faster than the comparisons. Strict reads wait for newer commits as always.
 */
export async function watchRebuilds({ store, views, source, progress, log }: RebuildOptions): Promise<Rebuilds> {
  /** Views with the tails that each has to reach, once the owners have answered. */
  const pending = new Map<View, Tails | undefined>();
  for (const view of views) if (!(await store.views.current(view))) pending.set(view, undefined);
  for (const view of pending.keys()) progress.noteBuilding(view, true);
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const look = async (view: View) => {
    const goal = pending.get(view) ?? (await tailsOf(view, source));
    if (!pending.has(view)) return;
    pending.set(view, goal);
    if (!(await hasFolded(store, view, goal))) return;
    await store.views.promote(view);
    pending.delete(view);
    progress.noteBuilding(view, false);
    log.info({ view: viewKey(view) }, 'a rebuilt view takes its place');
  };
  const lookAtAll = () =>
    Promise.all([...pending.keys()].map((view) => look(view).catch((error: unknown) => log.debug({ view: viewKey(view), err: error }, 'a rebuild waits'))));
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
      pending.set(view, undefined);
      if (!timer) turn();
    },
    problems: () => [...pending.keys()].map((view) => `${viewKey(view)} is being rebuilt`),
    stop: () => {
      stopped = true;
      pending.clear();
      clearTimeout(timer);
    },
  };
}
