// Repair of skipped commits once they can be read again: see [Note: Damaged commits].
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { repeatWork } from '../async/repeat-work.ts';
import { skipId } from '../ports/shared/stored-events.ts';
import type { Skip } from '../ports/skips.ts';
import type { Commit, Store, View } from '../ports/store.ts';
import type { Keeper } from './keeper.ts';
import type { Rebuilds } from './rebuilds.ts';
import { recordedEvents } from './recorded-events.ts';
import type { SourceLog } from './source-log.ts';

const lookEveryMs = 60_000;
/** Interval while views are rebuilt. */
const lookSoonMs = 1000;
/** One process of a service repairs; another takes over after this time. */
const lease = { name: 'mending', seconds: 150 };

/** Plans a commit for planning consumers, by the names under which they skip one. */
export type PlanAgain = ReadonlyMap<string, (source: string, commit: Commit) => Promise<void>>;

type MendingOptions = {
  store: Store;
  views: readonly View[];
  source: Pick<SourceLog, 'read'>;
  rebuilds: Rebuilds;
  keeper: Pick<Keeper, 'beginAnew'>;
  planAgain: PlanAgain;
  log: Logger;
};

export type SkipWatch = { warnings(): string[]; stop(): Promise<void> };

const isWhole = (source: string, commit: Commit): boolean => {
  try {
    recordedEvents(source, commit, new Set());
    return true;
  } catch {
    return false;
  }
};

const wordsOf = ({ source, lane, seq, stream }: Skip) =>
  `the commit ${seq} of lane ${lane} of ${source}, of the stream ${stream}, cannot be read: what may depend on it is refused, and not shown. Take it from a backup`;

/**
 * Checks each minute if skipped commits can be read again: then the views that read their log are rebuilt, and missing plans are made. They stay noted
 * until the views have reached them, so that nothing is granted from them before.
 */
export function watchSkips({ store, views, source, rebuilds, keeper, planAgain, log }: MendingOptions): SkipWatch {
  const holder = randomUUID();
  /** Skipped commits for which this process rebuilds views. */
  const begun = new Set<string>();
  const readersOf = (name: string) => views.filter(({ reads }) => name in reads);

  const wholeAgain = async (skip: Skip): Promise<{ skip: Skip; commit: Commit }[]> => {
    const [commit] = await source.read(skip.source, skip.lane, skip.seq - 1, 1);
    return commit && isWhole(skip.source, commit) ? [{ skip, commit }] : [];
  };

  const planOne = async (skip: Skip, commit: Commit) => {
    await planAgain.get(skip.by)?.(skip.source, commit);
    await store.skips.forget(skip);
  };

  const beginAnew = async (skips: readonly Skip[]) => {
    const isNew = (skip: Skip) => !begun.has(skipId(skip));
    const sources = new Set(skips.filter(isNew).map((skip) => skip.source));
    for (const view of new Set([...sources].flatMap(readersOf))) await rebuilds.begin(view);
    for (const skip of skips) begun.add(skipId(skip));
    if (sources.size > 0) keeper.beginAnew();
  };

  const forgetShown = async (skip: Skip) => {
    const current = await Promise.all(readersOf(skip.source).map((view) => store.views.current(view)));
    if (!begun.has(skipId(skip)) || !current.every(Boolean)) return;
    await store.skips.forget(skip);
    begun.delete(skipId(skip));
  };

  const mend = async (): Promise<void> => {
    const skips = await store.skips.list();
    if (skips.length === 0) return;
    if (!(await store.leases.hold(holder, [lease.name], lease.seconds)).held.has(lease.name)) return;
    const whole = (await Promise.all(skips.map((skip) => wholeAgain(skip).catch(() => [])))).flat();
    const ofViews = whole.flatMap(({ skip }) => (skip.by === 'views' ? [skip] : []));
    for (const skip of ofViews) await forgetShown(skip);
    await beginAnew((await store.skips.list()).filter((skip) => ofViews.some((one) => skipId(one) === skipId(skip))));
    for (const { skip, commit } of whole) if (skip.by !== 'views') await planOne(skip, commit);
    await store.skips.list();
  };
  const looking = repeatWork(async () => {
    await mend().catch((error: unknown) => log.debug({ err: error }, 'what cannot be read is not looked at'));
    return begun.size > 0 ? lookSoonMs : lookEveryMs;
  });

  return {
    warnings: () => [...new Set(store.skips.known().map(wordsOf))],
    async stop() {
      await looking.stop();
      await store.leases.release(holder).catch(() => undefined);
    },
  };
}
