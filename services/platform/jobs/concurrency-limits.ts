import type { Settings } from '../ports/platform.ts';
import type { FreePlaces, OpenReactions } from '../ports/store.ts';
import type { Reaction } from '../reaction.ts';

/** Name of the reaction or sweep of a running job, and the home of its event. */
export type RunningJob = { readonly reaction: string; readonly home: string | undefined };

export type ConcurrencyLimits = {
  /** Places that the running jobs leave. Reactions that began a job last stand at the end. */
  open(running: readonly RunningJob[]): OpenReactions;
  /** A job of this reaction begins. */
  noteBegun(reaction: string): void;
  /** True if jobs may wait although the process has free places. */
  readonly mayHoldBack: boolean;
};

/** Limits of one process. `sweeps`: their names; `maxJobs`: for all reactions and sweeps together. */
export function concurrencyLimits(
  reactions: readonly Pick<Reaction, 'name' | 'runsAfter' | 'concurrency'>[],
  sweeps: readonly string[],
  { settings, maxJobs }: { settings: Pick<Settings, 'renderWorkers'>; maxJobs: number },
): ConcurrencyLimits {
  const limits = new Map<string, Omit<FreePlaces, 'ofHomes'>>(sweeps.map((name) => [name, { total: maxJobs, perHome: maxJobs }]));
  for (const { name, runsAfter, concurrency } of reactions) {
    const { total = maxJobs, perHome = maxJobs } = (typeof concurrency === 'function' ? concurrency(settings) : concurrency) ?? {};
    limits.set(name, { total, perHome, runsAfter });
  }

  /** Jobs of a reaction with `runsAfter` take places of the other one, too. */
  const freeOf = (name: string, { total, perHome, runsAfter }: Omit<FreePlaces, 'ofHomes'>, running: readonly RunningJob[]): FreePlaces => {
    const counted = running.filter(({ reaction }) => reaction === name || limits.get(reaction)?.runsAfter === name);
    const byHome = Map.groupBy(counted, ({ home }) => home);
    const ofHomes = [...byHome].flatMap(([home, { length }]) => (home === undefined ? [] : [[home, perHome - length] as const]));
    return { total: total - counted.length, perHome, ofHomes: new Map(ofHomes), runsAfter };
  };

  return {
    open: (running) => new Map([...limits].map(([name, limit]) => [name, freeOf(name, limit, running)])),
    noteBegun(reaction) {
      const limit = limits.get(reaction);
      if (!limit) return;
      limits.delete(reaction);
      limits.set(reaction, limit);
    },
    mayHoldBack: reactions.some(({ runsAfter, concurrency }) => (runsAfter ?? concurrency) !== undefined),
  };
}
