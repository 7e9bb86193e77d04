import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { embeddedStore } from '../embedded/store/store.ts';
import { itemsView } from '../testing/engine/data.ts';
import { foreign, heart } from '../testing/store/data.ts';
import { hasCaughtUp } from './rebuilds.ts';

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
