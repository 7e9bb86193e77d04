import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { foreign, fresh, heart, trailView } from '../../testing/store/data.ts';
import { embeddedStore } from './store.ts';

it('saves the place of a view also after commits that changed no document, and loses none that did', async () => {
  await using opened = new AsyncDisposableStack();
  const folders = await Promise.all([1, 2].map(() => mkdtemp(join(tmpdir(), 'kloak-cursors-'))));
  for (const folder of folders) opened.defer(() => rm(folder, { recursive: true }));
  const [dataDir = '', crashed = ''] = folders;
  const view = trailView('trail');
  const open = async (folder: string) => {
    const store = await embeddedStore({ dataDir: folder })({ service: 'media', lanes: 1, views: [view] });
    return { store, cursor: async () => (await store.views.cursors(view, 'social')).get(0) };
  };
  const item = fresh('item');
  const { store, cursor } = await open(dataDir);
  await store.views.fold(view, 'social', 0, [foreign(0, 1, [heart(item)])]);
  await store.views.fold(view, 'social', 0, [foreign(0, 2, [])]);
  expect(await cursor()).toBe(2);
  // The process ends here; another one reads the second commit again, or not, and the first one never.
  for (const end of ['', '-wal']) await cp(join(dataDir, `media.db${end}`), join(crashed, `media.db${end}`));
  const after = await open(crashed);
  opened.defer(() => after.store.close());
  expect([1, 2]).toContain(await after.cursor());
  expect(await after.store.views.reader(view).get(item)).toMatchObject({ count: 1 });
  await store.close();
  const again = await open(dataDir);
  opened.defer(() => again.store.close());
  expect(await again.cursor()).toBe(2);
});
