// What follows an event, or the clock.
import type { Events, ServiceName } from '@kloak/proto/types/index.ts';
import type { ReactionCtx } from './context.ts';
import type { EventOfType, EventTypes, RecordedEvent } from './event.ts';

/**
 * Where a reaction begins in a log when its service first meets it; recorded then, once and for all. `now`: what stood in the log before is
 * passed over, as it must be where a repeat would mail years of it. `start`: it does all of it.
 */
export type BeginsAt = 'now' | 'start';

/**
 * What follows an event, at least once: it may run again after a crash, so it decides (a repeat finds its decision) or does what
 * may be done twice. One that throws is tried again, later and later, and after `attempts` (default 10) is parked: for what then follows, else for an admin. While
 * what it needs is away (it throws `unavailable`) it is not given up for three days, and that is none of its attempts: an outage must not cost anybody a
 * photograph or a mail.
 */
export type Reaction = {
  /** Says the effect: `send-confirmation`. Unique within the service; a renamed reaction is another one. */
  name: string;
  from: BeginsAt;
  attempts?: number;
  /** What it does is to send a mail: parked, it is one that could not be sent. */
  mails?: true;
  /** How long after its event it runs, where that is later than at once: what was true then may be over. */
  afterSeconds?: number;
  /** How many of its jobs one process runs at once, where that is less than it runs in all: the others leave their places to other reactions. */
  maxAtOnce?: number;
  /** How many of them may be of one home, so that the others of `maxAtOnce` are free for other homes. */
  maxAtOnceOfHome?: number;
  /** Another reaction of the service, whose jobs come before the jobs of this one. See [Note: What is done first]. */
  yieldsTo?: string;
  /** Its jobs may take long, so after one of a home those of every other home that wait come first. See [Note: Long jobs go round]. */
  goesRound?: boolean;
  reads: EventTypes;
  run(ctx: ReactionCtx, event: RecordedEvent): Promise<void>;
  /** What ends the wait for it where a job is parked; of some of its events perhaps. See [Note: Given up]. */
  whenParked?: Runners;
};

/** Said as a method, so that one for a type of event may stand where one for any is called: `runnerFor` gives each its own. */
export type Runner<Event> = { run(ctx: ReactionCtx, event: Event): Promise<void> }['run'];

/** By service and type of event; each gets its event with its type. */
export type Runners = {
  readonly [Source in ServiceName]?: { readonly [Type in Events[Source]['type']]?: Runner<EventOfType<Source, Type>> };
};

export function runnerFor(on: Runners, { source, type }: RecordedEvent): Runner<RecordedEvent> | undefined {
  const runners: { readonly [type: string]: Runner<RecordedEvent> | undefined } = on[source] ?? {};
  return runners[type];
}

/** See `Reaction`. What it follows is what stands under `on`. */
export function reaction({ on, ...declared }: Omit<Reaction, 'reads' | 'run'> & { on: Runners }): Reaction {
  return {
    ...declared,
    reads: Object.fromEntries(Object.entries(on).map(([source, runners]) => [source, Object.keys(runners)])),
    run: async (ctx, event) => runnerFor(on, event)?.(ctx, event),
  };
}

/** What follows the clock, once in the whole service. */
export type Sweep = { name: string; everySeconds: number; run(ctx: ReactionCtx): Promise<void> };
