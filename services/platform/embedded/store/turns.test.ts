// Folding blocks the only thread, so it is done in short steps. See [Note: Long work yields].
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { View } from '../../ports/store.ts';
import { foreign, heart, type Trail, trailView } from '../../testing/store/data.ts';
import { mostInTurn, workFor } from '../../testing/turns.ts';
import { embeddedStore } from './store.ts';

it('folding many commits leaves turns to everybody else, however many views are folded at once', async () => {
  let folded = 0;
  const slow = (name: string): View<Trail> => {
    const view = trailView(name);
    return {
      ...view,
      fold(doc, event, id) {
        workFor(0.1);
        folded += 1;
        return view.fold(doc, event, id);
      },
    };
  };
  const views = ['one', 'other', 'third'].map(slow);
  const dataDir = await mkdtemp(join(tmpdir(), 'kloak-turns-'));
  const store = await embeddedStore({ dataDir })({ service: 'transcoding', lanes: 1, views });
  const commits = Array.from({ length: 500 }, (_, at) => foreign(0, at + 1, [heart(`item-${at}`)]));
  try {
    const folding = Promise.all(views.map((view) => store.views.fold(view, 'social', 0, commits)));
    // 8 ms, once after a timer or a socket and once after those.
    expect(await mostInTurn(() => folded, views.length * commits.length)).toBeLessThanOrEqual(160);
    await folding;
  } finally {
    await store.close();
    await rm(dataDir, { recursive: true });
  }
});
