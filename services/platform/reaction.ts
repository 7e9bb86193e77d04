// Work that follows an event, or the clock.
import type { Events, ServiceName } from '@kloak/proto/types/index.ts';
import type { ReactionCtx } from './context.ts';
import type { EventOfType, EventTypes, RecordedEvent } from './event.ts';
import type { Settings } from './ports/platform.ts';

/**
 * Beginning of a new reaction in an older log, recorded once, when its service first meets it. `now` skips the older log, as it must if a repeat would
 * mail years of it. `start` processes all of it.
 */
export type BeginsAt = 'now' | 'start';

/**
 * Limits of the jobs that one process runs at once. `total`: of the reaction, so that other reactions find free places. `perHome`: of one
 * home (partition key), so that other homes find free places of the reaction.
 */
export type Concurrency = { readonly total?: number; readonly perHome?: number };

/**
 * Work that follows an event, at least once. It may run again after a crash, so it decides (a repeat finds its decision) or does what may
 * be done twice. One that throws is retried later and later, and parked after `attempts` (default 10): then `whenParked` runs, else an
 * admin is notified. While a dependency is down (it throws `unavailable`) it waits for three days at most, and no attempt is counted.
 */
export type Reaction = {
  /** Name of its effect: `send-confirmation`. Unique within the service; a renamed reaction is another one. */
  name: string;
  from: BeginsAt;
  attempts?: number;
  /** It sends a mail: a parked job is a mail that could not be sent. */
  mails?: true;
  /** It runs when its commit arrives, without a job; see [Note: Reactions at once]. Only for what nobody misses if it comes twice, such as a push. */
  atOnce?: true;
  /** Delay after its event; what was true at the event may be over by then. */
  afterSeconds?: number;
  /** Default: no limit but that of the process. */
  concurrency?: Concurrency | ((settings: Pick<Settings, 'renderWorkers'>) => Concurrency);
  /**
   * Priority: name of another reaction of the service whose jobs run first. None of this one begins while a job of that one could begin.
   * Both share the `concurrency` of that one.
   */
  runsAfter?: string;
  reads: EventTypes;
  run(ctx: ReactionCtx, event: RecordedEvent): Promise<void>;
  /** Ends the wait of others once a job is parked; may cover some of its events only. See [Note: Given up]. */
  whenParked?: Runners;
};

/** Declared as a method, so that a runner of one event type may stand where a runner of any is called; `runnerFor` gives each its own. */
export type Runner<Event> = { run(ctx: ReactionCtx, event: Event): Promise<void> }['run'];

/** Runners by service and event type; each receives its event with its type. */
export type Runners = {
  readonly [Source in ServiceName]?: { readonly [Type in Events[Source]['type']]?: Runner<EventOfType<Source, Type>> };
};

export function runnerFor(on: Runners, { source, type }: RecordedEvent): Runner<RecordedEvent> | undefined {
  const runners: { readonly [type: string]: Runner<RecordedEvent> | undefined } = on[source] ?? {};
  return runners[type];
}

/** Declares a `Reaction` that follows the events under `on`. */
export function reaction({ on, ...declared }: Omit<Reaction, 'reads' | 'run'> & { on: Runners }): Reaction {
  return {
    ...declared,
    reads: Object.fromEntries(Object.entries(on).map(([source, runners]) => [source, Object.keys(runners)])),
    run: async (ctx, event) => runnerFor(on, event)?.(ctx, event),
  };
}

/** Work that follows the clock, once in the whole service. */
export type Sweep = { name: string; everySeconds: number; run(ctx: ReactionCtx): Promise<void> };
