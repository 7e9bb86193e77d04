import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { embeddedStore } from '../embedded/store/store.ts';
import { itemsView } from '../testing/engine/data.ts';
import { foreign, heart } from '../testing/store/data.ts';
import { until } from '../testing/until.ts';
import { trackProgress } from './progress.ts';
import { hasCaughtUp, watchRebuilds } from './rebuilds.ts';

it('a view has caught up with the last commit of the last lane, and not before', async () => {
  const view = itemsView('items');
  const dataDir = await mkdtemp(join(tmpdir(), 'kloak-rebuilds-'));
  const store = await embeddedStore({ dataDir })({ service: 'media', lanes: 2, views: [view] });
  const source = {
    read: async () => [],
    tails: async () =>
      new Map([
        [0, 1],
        [1, 2],
      ]),
  };
  const fold = (lane: number, seq: number) => store.views.fold(view, 'social', lane, [foreign(lane, seq, [heart('a')])]);
  const steps: [number, number][] = [
    [0, 1],
    [1, 1],
    [1, 2],
  ];
  for (const [lane, seq] of steps) {
    expect(await hasCaughtUp(store, view, source)).toBe(false);
    await fold(lane, seq);
  }
  expect(await hasCaughtUp(store, view, source)).toBe(true);
  await store.close();
  await rm(dataDir, { recursive: true });
});

it('a view takes its place once it has folded what there was, though its log grows whenever it is asked for its tails', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'kloak-rebuilds-'));
  const [first, second] = [itemsView('items'), itemsView('items', 2)];
  await (await embeddedStore({ dataDir })({ service: 'media', lanes: 1, views: [first] })).close();
  const store = await embeddedStore({ dataDir })({ service: 'media', lanes: 1, views: [second] });
  let tail = 0;
  /** Folds follow, one commit behind. */
  const tails = async () => {
    tail += 1;
    if (tail > 1) await store.views.fold(second, 'social', 0, [foreign(0, tail - 1, [heart('a')])]);
    return new Map([[0, tail]]);
  };
  const progress = trackProgress(store);
  const rebuilds = await watchRebuilds({ store, views: [second], source: { tails }, progress, log: pino({ enabled: false }) });
  expect(rebuilds.problems()).toEqual(['items@2 is being rebuilt']);
  // Consumers continue while the comparison runs.
  const following = setInterval(() => void tails(), 300);
  await until('it takes its place', () => rebuilds.problems().length === 0);
  expect([await store.views.current(second), progress.isBuilding(second)]).toEqual([true, false]);
  clearInterval(following);
  rebuilds.stop();
  await store.close();
  await rm(dataDir, { recursive: true });
});
