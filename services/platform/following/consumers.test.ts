import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { embeddedStore } from '../embedded/store/store.ts';
import type { Store } from '../ports/store.ts';
import { itemsView } from '../testing/engine/data.ts';
import { viewConsumer } from './consumers.ts';
import { trackProgress } from './progress.ts';

const view = itemsView('items');
const lanes = 8;

it('a view asks once how far all lanes of a log are, where they begin at once', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'kloak-consumers-'));
  const store = await embeddedStore({ dataDir })({ service: 'media', lanes, views: [view] });
  let asked = 0;
  const counted: Store = {
    ...store,
    views: {
      ...store.views,
      cursors(of, source) {
        asked += 1;
        return store.views.cursors(of, source);
      },
    },
  };
  const consumer = viewConsumer(counted, trackProgress(counted), view);
  const begin = () => Promise.all(Array.from({ length: lanes }, (_, lane) => consumer.cursor('social', lane)));
  expect([await begin(), asked]).toEqual([Array.from({ length: lanes }, () => 0), 1]);
  // A consumer that starts later must learn what another process has consumed meanwhile.
  await begin();
  expect(asked).toBe(2);
  await store.close();
  await rm(dataDir, { recursive: true });
});
