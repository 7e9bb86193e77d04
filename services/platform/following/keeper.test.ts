import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { systemClock } from '../clock/clock.ts';
import { commitOf } from '../contract/bus/bus-suite.ts';
import { embeddedBus } from '../embedded/bus/bus.ts';
import { embeddedLive } from '../embedded/live/live.ts';
import { embeddedStore } from '../embedded/store/store.ts';
import type { Bus } from '../ports/bus.ts';
import type { Commit, Store } from '../ports/store.ts';
import { append, draft, heart } from '../testing/store/data.ts';
import { until } from '../testing/until.ts';
import { type KeeperOptions, keepPartitions } from './keeper.ts';
import { askOwners } from './owners.ts';
import type { Consumer } from './subscription.ts';

describe('a keeper', () => {
  let dataDir: string;
  let store: Store;
  beforeEach(async () => {
    asked.clear();
    dataDir = await mkdtemp(join(tmpdir(), 'kloak-keeper-'));
    store = await embeddedStore({ dataDir })({ service: 'social', lanes: 1, views: [] });
  });
  afterEach(async () => {
    await store.close();
    await rm(dataDir, { recursive: true });
  });

  const consumer: Consumer = { name: 'test', sources: ['social'], cursor: async () => 0, handle: async () => {} };
  const silent = pino({ level: 'silent' });
  const nothing: KeeperOptions['source'] = { read: async () => [], tails: async () => new Map(), hasOtherLanes: () => false };
  const start = (hold: Store['leases']['hold'], { source = nothing, ...parts }: Partial<KeeperOptions> = {}) =>
    keepPartitions({
      service: 'social',
      holder: 'one',
      store: { ...store, leases: { ...store.leases, hold } },
      bus: embeddedBus(),
      live: embeddedLive(),
      source,
      consumers: [consumer],
      owners: askOwners({ ...systemClock, sources: ['social', 'media'], views: [], source, log: silent }),
      noteTails: () => {},
      lanes: 1,
      log: silent,
      ...parts,
    });
  /** Leases that a keeper requests. */
  const asked = new Set<string>();
  const hold: Store['leases']['hold'] = (holder, names, seconds) => {
    for (const name of names) asked.add(name);
    return store.leases.hold(holder, names, seconds);
  };
  const othersHold = async () => [...(await store.leases.hold('other', [...asked], 60)).held];

  it('reads a lane from its owner where the bus brings nothing that is believed', async () => {
    const heard = Promise.withResolvers<Parameters<Bus['subscribe']>[1]>();
    const bus: Bus = {
      ...embeddedBus(),
      async subscribe(_sources, listener) {
        heard.resolve(listener);
        return async () => {};
      },
    };
    const taken: Commit[] = [];
    const log: Commit[] = [];
    const media: Consumer = { ...consumer, sources: ['media'], handle: async (_source, _lane, commits) => void taken.push(...commits) };
    const source = {
      read: async (_source: string, _lane: number, after: number) => log.filter(({ seq }) => seq > after),
      tails: async () => new Map(),
      hasOtherLanes: () => false,
    };
    const keeper = await start(store.leases.hold, { bus, consumers: [media], source });
    const listener = await heard.promise;
    await until('it has looked', () => keeper.idle());
    log.push(commitOf(0, 1));
    listener('media', 0, []);
    await until('it is taken', () => taken.length === 1);
    await keeper.stop();
  });

  /** A log of four partitions that another process writes, and a keeper of it; counts its reads. */
  const beside = async () => {
    await store.close();
    store = await embeddedStore({ dataDir: join(dataDir, 'four') })({ service: 'social', lanes: 4, views: [] });
    const live = embeddedLive();
    const log: Commit[] = [];
    const taken: string[] = [];
    const asked: string[] = [];
    const hints: string[] = [];
    const source = {
      async read(_source: string, lane: number, after: number) {
        asked.push(`read ${lane}`);
        return log.filter((one) => one.lane === lane && one.seq > after);
      },
      async tails() {
        asked.push('tails');
        return new Map(log.map(({ lane, seq }) => [lane, seq]));
      },
      hasOtherLanes: () => false,
    };
    const taking: Consumer = { ...consumer, handle: async (_source, lane, commits) => void taken.push(...commits.map(({ seq }) => `${lane}.${seq}`)) };
    const hintTail = (lane: number, seq: number) => void hints.push(`${lane}.${seq}`);
    const hinted = { ...store, log: { ...store.log, hintTail } };
    const keeper = await start(store.leases.hold, { live, consumers: [taking], source, lanes: 4, store: hinted });
    await until('it has looked', () => keeper.idle());
    asked.length = 0;
    const wake = async (payload?: string) => {
      live.wake('appended:social', payload);
      // A wake-up is handled in a later turn; its effect has begun by then.
      for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate);
      await until('it has looked', () => keeper.idle());
    };
    return { log, taken, asked, hints, wake, keeper };
  };

  it('looks at the lanes alone that a wake-up names, and at none where it is as far', async () => {
    const { log, taken, asked, hints, wake, keeper } = await beside();
    log.push(commitOf(1, 1), commitOf(3, 1), commitOf(3, 2));
    await wake('social.1.1,social.3.2');
    expect([taken, asked]).toEqual([
      ['1.1', '3.1', '3.2'],
      ['read 1', 'read 3'],
    ]);
    // A writer of this process is helped by it, too.
    expect(hints).toEqual(['1.1', '3.2']);
    for (const late of ['social.3.2', 'social.3.1', 'social.1.1,social.3.1']) await wake(late);
    expect(asked).toHaveLength(2);
    await keeper.stop();
  });

  it('loses nothing but time where a wake-up is lost, doubled, or tells of what is not there', async () => {
    const { log, taken, asked, wake, keeper } = await beside();
    for (const strange of ['social.2.1000000', 'social.2.1000000', 'social.9.1', 'media.2.1', 'nonsense', '']) await wake(strange);
    expect([taken, asked]).toEqual([[], ['read 2', 'read 2']]);
    log.push(commitOf(2, 1));
    await wake('social.2.1');
    expect(taken).toEqual(['2.1']);
    // The first wake-up is lost: the second brings both commits, and the next comparison brings commits without any wake-up.
    log.push(commitOf(2, 2), commitOf(2, 3));
    await wake('social.2.3');
    log.push(commitOf(0, 1));
    await keeper.compare();
    await until('it is taken', () => keeper.idle());
    expect(taken).toEqual(['2.1', '2.2', '2.3', '0.1']);
    await keeper.stop();
  });

  it('looks at all lanes for a wake-up of an older build, which names none', async () => {
    const { log, taken, asked, wake, keeper } = await beside();
    log.push(commitOf(1, 1));
    await wake();
    await until('it is taken', () => taken.length === 1);
    expect(asked).toEqual(['tails', 'read 1']);
    await keeper.stop();
  });

  it('tells the other processes of a service how far its lanes are, of many commits once', async () => {
    const live = embeddedLive();
    const told: (string | undefined)[] = [];
    live.onWake('appended:social', (payload) => told.push(payload));
    const keeper = await start(store.leases.hold, { live });
    await Promise.all(['a', 'b', 'c'].map((key) => append(store, draft([heart('a')], { key, stream: key }))));
    await until('it is told', () => told.length > 0);
    await keeper.stop();
    expect(told).toEqual(['social.0.3']);
  });

  it('reads a lane once for all who follow it and have come as far', async () => {
    const live = embeddedLive();
    const names = ['one', 'two', 'three'];
    const taken: string[] = [];
    const consumers = names.map((name): Consumer => ({ ...consumer, name, handle: async () => void taken.push(name) }));
    const log: Commit[] = [];
    let reads = 0;
    const source = {
      async read(_source: string, _lane: number, after: number) {
        reads += 1;
        return log.filter(({ seq }) => seq > after);
      },
      tails: async () => new Map([[0, log.length]]),
      hasOtherLanes: () => false,
    };
    const keeper = await start(store.leases.hold, { live, consumers, source });
    await until('all have looked', () => keeper.idle());
    reads = 0;
    log.push(commitOf(0, 1));
    // Another process of the service signals that it has appended.
    live.wake('appended:social');
    await until('all have taken it', () => taken.length === names.length);
    await keeper.stop();
    expect([taken.toSorted(), reads]).toEqual([names.toSorted(), 1]);
  });

  it('that stops releases its lanes, so that another process has them at once', async () => {
    const keeper = await start(hold);
    expect(await othersHold()).toEqual([]);
    await keeper.stop();
    expect(await othersHold()).toHaveLength(1);
  });

  it('that stops does not take lanes again by a renewal that was under way', async () => {
    const open = Promise.withResolvers<void>();
    let renewals = 0;
    const keeper = await start(async (...asking) => {
      renewals += 1;
      if (renewals > 1) await open.promise;
      return hold(...asking);
    });
    await until('it renews', () => renewals === 2);
    const stopped = keeper.stop();
    // Time enough for a stop that would not wait.
    for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
    open.resolve();
    await stopped;
    expect(await othersHold()).toHaveLength(1);
  });

  /** Consumers of social's log and media's, which record their partitions, and a process that keeps them. */
  const process = async (holder: string, names: readonly string[]) => {
    const taken = new Set<string>();
    const consumers = names.map(
      (name): Consumer => ({ ...consumer, name, sources: ['social', 'media'], handle: async (source, lane) => void taken.add(`${name} ${source}.${lane}`) }),
    );
    const source = {
      read: async (_source: string, lane: number, after: number) => (after === 0 ? [commitOf(lane, 1)] : []),
      tails: async () => new Map(),
      hasOtherLanes: () => false,
    };
    return { taken, keeper: await start(hold, { holder, consumers, source, lanes: 4 }) };
  };

  it('has one lease for each lane, however many follow it', async () => {
    const { taken, keeper } = await process('one', ['a', 'b', 'c', 'd', 'e']);
    await until('all have taken', () => taken.size === 5 * 2 * 4);
    await keeper.stop();
    expect(asked.size).toBe(2 * 4);
  });

  it('shares the lanes, each with all who follow it, with processes of its build, and none of them with another build', async () => {
    const one = await process('one', ['a', 'b']);
    await until('all are taken', () => one.taken.size === 2 * 2 * 4);
    const [two, newer] = [await process('two', ['a', 'b']), await process('newer', ['a', 'c'])];
    await until('the other build has taken all of its own', () => newer.taken.size === 2 * 2 * 4);
    await until('the second has its share', () => two.taken.size === 2 * 4);
    expect([...two.taken].filter((taken) => taken.startsWith('a')).map((taken) => taken.replace('a', 'b'))).toEqual(
      [...two.taken].filter((taken) => taken.startsWith('b')),
    );
    await Promise.all([one, two, newer].map(({ keeper }) => keeper.stop()));
  });
});
