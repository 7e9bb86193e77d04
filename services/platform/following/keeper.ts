import type { Logger } from 'pino';
import { repeatWork } from '../async/repeat-work.ts';
import { sharedTurn } from '../async/shared-turn.ts';
import { waitAtMost } from '../async/wait-at-most.ts';
import { digest } from '../codec/keys.ts';
import type { Bus } from '../ports/bus.ts';
import type { Live } from '../ports/live.ts';
import type { Commit, Store } from '../ports/store.ts';
import { announceGrowth, onGrowth } from './growth.ts';
import type { HearTails, Owners } from './owners.ts';
import type { SourceLog } from './source-log.ts';
import { type Consumer, type LogSubscription, subscribe } from './subscription.ts';

/** Time in which an unrenewed lease stays valid. Another process takes over within 5 s: this, and the time until its own next renewal. */
const leaseSeconds = 3.5;
const renewEveryMs = 1000;
/** Wake-ups without a place within this time lead to one look at the log. */
const gatherWakeUpsMs = 20;
/** Maximum wait of the start for the first comparison. */
const firstComparisonMs = 1000;
/** Maximum wait of the stop for running work. */
const maxStopMs = 2000;

export type KeeperOptions = {
  service: string;
  /** Names this process in leases. */
  holder: string;
  store: Store;
  bus: Bus;
  live: Live;
  source: Pick<SourceLog, 'read' | 'tails' | 'hasOtherLanes'>;
  consumers: readonly Consumer[];
  /** Answers of owners are compared with received commits: both the bus and wake-ups may lose some. */
  owners: Pick<Owners, 'follow'>;
  /** Receives the tails that each comparison found. */
  noteTails: HearTails;
  lanes: number;
  log: Logger;
};

export type Keeper = {
  problems(): string[];
  /** True if no commit is left to consume, as far as this process knows. */
  idle(): boolean;
  /** Compares now, instead of at the next time. */
  compare(): Promise<void>;
  /**
   * Informs the keepers of the service that views were emptied, so that they rebuild them. A keeper that misses it does so at the next commit of its
   * partition.
   */
  beginAnew(): void;
  stop(): Promise<void>;
};

/**
 * [Note: A lease for each partition] All consumers of a partition share one lease, whose name includes theirs. Another build with other consumers, such
 * as a new version of a view, uses leases of its own and keeps each partition itself. Both may then fold at the same time.
 */
function leaseName(source: string, lane: number, consumers: readonly Consumer[]): string {
  const names = consumers.filter(({ sources }) => sources.includes(source)).map(({ name }) => name);
  return `${source}/${lane}/${digest(...names.toSorted())}`;
}

/** Keeps the partitions whose leases this process holds: one subscription for each consumer, log and partition. */
export async function keepPartitions({
  service,
  holder,
  store,
  bus,
  live,
  source: sourceLog,
  consumers,
  owners,
  noteTails,
  lanes,
  log,
}: KeeperOptions): Promise<Keeper> {
  const sources = [...new Set(consumers.flatMap((consumer) => consumer.sources))];
  const subscriptions = new Map<string, LogSubscription[]>();
  const place = (source: string, lane: number) => `${source}/${lane}`;
  // All consumers of a partition are woken at once, and mostly have the same cursor.
  const shared = sharedTurn<Commit[]>();
  for (const consumer of consumers) {
    for (const source of consumer.sources) {
      for (let lane = 0; lane < lanes; lane += 1) {
        const read = (after: number, limit: number) => shared(`${place(source, lane)}/${after}/${limit}`, () => sourceLog.read(source, lane, after, limit));
        const ofLane = subscriptions.get(place(source, lane)) ?? [];
        subscriptions.set(place(source, lane), [...ofLane, subscribe({ consumer, source, lane, read, log })]);
      }
    }
  }
  const all = [...subscriptions.values()].flat();
  const leases = new Map<string, readonly LogSubscription[]>();
  for (const source of sources)
    for (let lane = 0; lane < lanes; lane += 1) leases.set(leaseName(source, lane, consumers), subscriptions.get(place(source, lane)) ?? []);
  let leaseProblem: string | undefined;

  const hear = (source: string, lane: number, commits: Commit[]) => {
    if (sourceLog.hasOtherLanes(source)) return;
    for (const subscription of subscriptions.get(place(source, lane)) ?? []) subscription.offer(commits.length > 0 ? commits : undefined);
  };

  const renew = async () => {
    try {
      if (leases.size === 0) return;
      const { held, surplus } = await store.leases.hold(holder, [...leases.keys()], leaseSeconds);
      for (const [name, ofLane] of leases) for (const { activate } of ofLane) activate(held.has(name) && !surplus.has(name));
      const spared = [...surplus].filter((name) => leases.get(name)?.every(({ isIdle }) => isIdle()));
      if (spared.length > 0) await store.leases.release(holder, spared);
      leaseProblem = undefined;
    } catch (error) {
      // The subscriptions go on: leases only save work.
      leaseProblem = 'the leases of the lanes cannot be renewed';
      log.warn({ err: error }, leaseProblem);
    }
  };

  const offerUpTo: HearTails = (source, tails) => {
    for (const [lane, seq] of tails) for (const subscription of subscriptions.get(place(source, lane)) ?? []) subscription.offerUpTo(seq);
  };

  const growth = announceGrowth(service, live);
  const stopOwn = store.log.onAppended((commits) => {
    for (const [lane, list] of Map.groupBy(commits, (commit) => commit.lane)) {
      growth.note(lane, list.at(-1)?.seq ?? 0);
      hear(service, lane, list);
    }
  });
  let looking: NodeJS.Timeout | undefined;
  const lookAtAll = () => {
    looking ??= setTimeout(() => {
      looking = undefined;
      sourceLog
        .tails(service)
        .then((tails) => offerUpTo(service, tails))
        .catch((error: unknown) => log.debug({ err: error }, 'the own log could not be looked at'));
    }, gatherWakeUpsMs);
  };
  // Another process of this service may have appended.
  const stopWake = onGrowth(service, { live, lanes }, (tails) => {
    if (tails === undefined) return lookAtAll();
    for (const [lane, seq] of tails) store.log.hintTail(lane, seq);
    offerUpTo(service, tails);
  });
  const askAgain = () => {
    for (const subscription of all) subscription.askAgain();
  };
  const stopAnew = live.onWake(`anew:${service}`, askAgain);
  const others = sources.filter((source) => source !== service);
  // Not awaited: while the bus is unavailable it takes long, and nothing depends on it.
  const subscribed = others.length > 0 ? bus.subscribe(others, hear) : Promise.resolve(async () => {});
  subscribed.catch((error: unknown) => log.warn({ err: error }, 'the bus cannot be heard'));
  const renewing = repeatWork(async () => {
    await renew();
    return renewEveryMs;
  });
  await renewing.first;
  const comparing = owners.follow((source, tails) => {
    offerUpTo(source, tails);
    noteTails(source, tails);
  });
  // Access checks mostly find current tails from the beginning.
  await waitAtMost(firstComparisonMs, comparing.first);

  return {
    problems: () => [...(leaseProblem ? [leaseProblem] : []), ...all.flatMap((subscription) => subscription.problem() ?? [])],
    idle: () => all.every((subscription) => subscription.isCaughtUp()),
    compare: comparing.askAll,
    beginAnew() {
      askAgain();
      live.wake(`anew:${service}`);
    },
    async stop() {
      for (const stop of [stopOwn, stopWake, stopAnew, growth.stop]) stop();
      clearTimeout(looking);
      // A renewal under way would take the leases again after they are let go.
      const ended = Promise.all([
        ...all.map((subscription) => subscription.stop()),
        renewing.stop(),
        comparing.stop(),
        subscribed.then((stopBus) => stopBus()),
      ]);
      await waitAtMost(
        maxStopMs,
        ended.catch(() => undefined),
      );
      await store.leases.release(holder).catch(() => undefined);
    },
  };
}
