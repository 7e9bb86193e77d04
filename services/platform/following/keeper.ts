import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Bus } from '../ports/bus.ts';
import type { Live } from '../ports/live.ts';
import type { Commit, Store } from '../ports/store.ts';
import type { SourceLog } from './source-log.ts';
import { type Consumer, type Subscription, subscribe } from './subscription.ts';

/**
 * Seconds a lease holds, between its renewals (a take-over comes within 5 s), and between comparisons of tails; ms that wake-ups are
 * gathered, that the first comparison is waited for, and that stopping waits.
 */
const timing = { lease: 3.5, renew: 1, compare: 5, gather: 20, first: 1000, stop: 2000 };

type Parts = {
  service: string;
  holder: string;
  store: Store;
  bus: Bus;
  live: Live;
  source: SourceLog;
  consumers: readonly Consumer[];
  /** Hears what each comparison found. */
  noteTails(source: string, tails: ReadonlyMap<number, number>): void;
  lanes: number;
  log: Logger;
};

export type Keeper = {
  problems(): string[];
  /** Nothing is left to take, as far as this process knows. */
  idle(): boolean;
  /** Looks at once whether any log has more. */
  compare(): Promise<void>;
  stop(): Promise<void>;
};

/** Keeps the lanes whose leases this process holds: one follower for each consumer, log and lane. */
export async function keep({ service, holder, store, bus, live, source: sourceLog, consumers, noteTails, lanes, log }: Parts): Promise<Keeper> {
  const sources = [...new Set(consumers.flatMap((consumer) => consumer.sources))];
  const followers = new Map<string, Subscription[]>();
  const place = (source: string, lane: number) => `${source}/${lane}`;
  for (const consumer of consumers) {
    for (const source of consumer.sources) {
      for (let lane = 0; lane < lanes; lane += 1) {
        const read = (after: number, limit: number) => sourceLog.read(source, lane, after, limit);
        const list = followers.get(place(source, lane)) ?? [];
        followers.set(place(source, lane), [...list, subscribe({ consumer, source, lane, read, log })]);
      }
    }
  }
  const all = [...followers.values()].flat();
  const names = all.map((follower) => follower.name);
  let away: string | undefined;

  const hear = (source: string, lane: number, commits: Commit[]) => {
    for (const follower of followers.get(place(source, lane)) ?? []) follower.offer(commits);
  };

  let stopped = false;
  const renew = async () => {
    try {
      if (names.length === 0 || stopped) return;
      const { held, surplus } = await store.leases.hold(holder, names, timing.lease);
      for (const { name, activate } of all) activate(held.has(name) && !surplus.has(name));
      const spared = all.filter(({ name, isIdle }) => surplus.has(name) && isIdle()).map(({ name }) => name);
      if (spared.length > 0) await store.leases.release(holder, spared);
      away = undefined;
    } catch (error) {
      // What was held stays held: leases only save work.
      away = 'the leases of the lanes cannot be renewed';
      log.warn({ err: error }, away);
    }
  };

  const heard = new Map<string, number>();
  const look = async (source: string): Promise<ReadonlyMap<number, number>> => {
    const tails = await sourceLog.tails(source);
    for (const [lane, seq] of tails) {
      if (heard.get(place(source, lane)) === seq) continue;
      heard.set(place(source, lane), seq);
      for (const follower of followers.get(place(source, lane)) ?? []) follower.offer();
    }
    return tails;
  };
  const compareOne = async (source: string) => {
    try {
      noteTails(source, await look(source));
    } catch (error) {
      log.debug({ source, err: error }, 'tails could not be compared');
    }
  };
  const compare = async () => {
    await Promise.all(sources.map(compareOne));
  };

  /** Answers how to stop, which waits for what is under way. */
  const every = (seconds: number, work: () => Promise<void>) => {
    let timer: NodeJS.Timeout;
    let working: Promise<void> | undefined;
    const turn = () => {
      timer = setTimeout(() => {
        working = work().finally(() => stopped || turn());
      }, seconds * 1000);
    };
    turn();
    return async () => {
      clearTimeout(timer);
      await working;
    };
  };

  const stopOwn = store.log.onAppended((commits) => {
    const byLane = Map.groupBy(commits, (commit) => commit.lane);
    for (const [lane, list] of byLane) {
      heard.set(place(service, lane), list.at(-1)?.seq ?? 0);
      hear(service, lane, list);
    }
    live.wake(`appended:${service}`);
  });
  // Another process may have appended; many wake-ups in a row are one look.
  let looking: NodeJS.Timeout | undefined;
  const stopWake = live.onWake(`appended:${service}`, () => {
    looking ??= setTimeout(() => {
      looking = undefined;
      look(service).catch((error: unknown) => log.debug({ err: error }, 'the own log could not be looked at'));
    }, timing.gather);
  });
  const others = sources.filter((source) => source !== service);
  // Not awaited: with the bus away it takes long, and nothing rests on it.
  const subscribed = others.length > 0 ? bus.subscribe(others, hear) : Promise.resolve(async () => {});
  subscribed.catch((error: unknown) => log.warn({ err: error }, 'the bus cannot be heard'));
  await renew();
  // So that access checks know from the beginning what their views are to have folded, where the owners answer.
  await Promise.race([compare(), pause(timing.first, undefined, { ref: false })]);
  const [stopRenewing, stopComparing] = [every(timing.renew, renew), every(timing.compare, compare)];

  return {
    problems: () => [...(away ? [away] : []), ...all.flatMap((follower) => follower.problem() ?? [])],
    idle: () => all.every((follower) => follower.isCaughtUp()),
    compare,
    async stop() {
      stopped = true;
      for (const stop of [stopOwn, stopWake]) stop();
      clearTimeout(looking);
      // A renewal under way would take the leases again after they are let go.
      const ended = Promise.all([...all.map((follower) => follower.stop()), stopRenewing(), stopComparing(), subscribed.then((stopBus) => stopBus())]);
      await Promise.race([ended.catch(() => undefined), pause(timing.stop, undefined, { ref: false })]);
      await store.leases.release(holder).catch(() => undefined);
    },
  };
}
