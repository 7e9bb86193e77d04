import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { embeddedBus } from '../embedded/bus/bus.ts';
import { embeddedLive } from '../embedded/live/live.ts';
import { embeddedStore } from '../embedded/store/store.ts';
import type { Store } from '../ports/store.ts';
import { until } from '../testing/until.ts';
import { keep } from './keeper.ts';
import type { Consumer } from './subscription.ts';

describe('a keeper that stops', () => {
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
  const start = (hold: Store['leases']['hold']) =>
    keep({
      service: 'social',
      holder: 'one',
      store: { ...store, leases: { ...store.leases, hold } },
      bus: embeddedBus(),
      live: embeddedLive(),
      source: { read: async () => [], tails: async () => new Map() },
      consumers: [consumer],
      noteTails: () => {},
      noteAsked: () => {},
      lanes: 1,
      log: pino({ level: 'silent' }),
    });
  const othersHold = async () => [...(await store.leases.hold('other', [name], 60)).held];

  it('releases its lanes, so that another process has them at once', async () => {
    const keeper = await start(store.leases.hold);
    expect(await othersHold()).toEqual([]);
    await keeper.stop();
    expect(await othersHold()).toEqual([name]);
  });

  it('does not take lanes again by a renewal that was under way', async () => {
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
