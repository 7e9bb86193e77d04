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
import { until } from '../testing/until.ts';
import { type KeeperOptions, keep } from './keeper.ts';
import { askOwners } from './owners.ts';
import type { Consumer } from './subscription.ts';

describe('a keeper', () => {
  let dataDir: string;
  let store: Store;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'kloak-keeper-'));
    store = await embeddedStore({ dataDir })({ service: 'social', lanes: 1, views: [] });
  });
  afterEach(async () => {
    await store.close();
    await rm(dataDir, { recursive: true });
  });

  const name = 'test/social/0';
  const consumer: Consumer = { name: 'test', sources: ['social'], cursor: async () => 0, handle: async () => {} };
  const silent = pino({ level: 'silent' });
  const nothing: KeeperOptions['source'] = { read: async () => [], tails: async () => new Map() };
  const start = (hold: Store['leases']['hold'], { source = nothing, ...parts }: Partial<KeeperOptions> = {}) =>
    keep({
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
  const othersHold = async () => [...(await store.leases.hold('other', [name], 60)).held];

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
    const source = { read: async (_source: string, _lane: number, after: number) => log.filter(({ seq }) => seq > after), tails: async () => new Map() };
    const keeper = await start(store.leases.hold, { bus, consumers: [media], source });
    const listener = await heard.promise;
    await until('it has looked', () => keeper.idle());
    log.push(commitOf(0, 1));
    listener('media', 0, []);
    await until('it is taken', () => taken.length === 1);
    await keeper.stop();
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
    };
    const keeper = await start(store.leases.hold, { live, consumers, source });
    await until('all have looked', () => keeper.idle());
    reads = 0;
    log.push(commitOf(0, 1));
    // As another process of the service tells that it has appended.
    live.wake('appended:social');
    await until('all have taken it', () => taken.length === names.length);
    await keeper.stop();
    expect([taken.toSorted(), reads]).toEqual([names.toSorted(), 1]);
  });

  it('that stops releases its lanes, so that another process has them at once', async () => {
    const keeper = await start(store.leases.hold);
    expect(await othersHold()).toEqual([]);
    await keeper.stop();
    expect(await othersHold()).toEqual([name]);
  });

  it('that stops does not take lanes again by a renewal that was under way', async () => {
    const open = Promise.withResolvers<void>();
    let asked = 0;
    const keeper = await start(async (...asking) => {
      asked += 1;
      if (asked > 1) await open.promise;
      return store.leases.hold(...asking);
    });
    await until('it renews', () => asked === 2);
    const stopped = keeper.stop();
    // Time enough for a stop that would not wait.
    for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
    open.resolve();
    await stopped;
    expect(await othersHold()).toEqual([name]);
  });
});
