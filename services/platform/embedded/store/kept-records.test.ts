// Records that the folding of many commits keeps: whatever else writes them in between is what it goes on with.
import type { StoredEvent } from '../../ports/store.ts';
import { foreign, heart, heartTaken, type Trail, trailView } from '../../testing/store/data.ts';
import { folderPlace } from '../../testing/store/folder-place.ts';
import { usePlace } from '../../testing/store/place.ts';

const view = trailView('trails');
const isTrail = (doc: object): doc is Trail => 'said' in doc;

describe('a document of which many commits are folded', () => {
  const bench = usePlace(
    { place: folderPlace, processes: 1, counts: { writes: 0, schedules: 0, kills: 0, life: 0 } },
    { service: 'media', lanes: 1, views: [view] },
  );
  let tail = 0;
  /** Folds 20 commits as one list, and then 20 more. */
  const foldMany = async (event: StoredEvent) => {
    for (let times = 0; times < 2; times += 1) {
      const commits = Array.from({ length: 20 }, (_, at) => foreign(0, tail + at + 1, [event]));
      await bench.store().views.fold(view, 'social', 0, commits);
      tail += 20;
    }
  };
  const count = async (item: string) => (await bench.store().views.reader(view).get(item))?.count;

  it('goes on with what a redaction left of it', async () => {
    const { views } = bench.store();
    await foldMany(heart('a'));
    await views.redact(view, ['a'], (doc) => (isTrail(doc) ? { ...doc, count: 1000 } : doc));
    expect(await count('a')).toBe(1000);
    await foldMany(heart('a'));
    expect(await count('a')).toBe(1040);
  });

  it('begins anew after it was deleted, and after that was forgotten', async () => {
    const { views } = bench.store();
    await foldMany(heart('b'));
    await foldMany(heartTaken('b'));
    expect(await count('b')).toBeUndefined();
    expect(await views.sweep(view, new Date(Date.now() + 60_000))).toBe(1);
    await foldMany(heart('b'));
    expect(await count('b')).toBe(40);
  });

  it('begins anew after its view was emptied', async () => {
    const { views } = bench.store();
    await foldMany(heart('c'));
    await views.empty(view);
    tail = 0;
    await foldMany(heart('c'));
    expect(await count('c')).toBe(40);
  });

  it('counts commits of another partition, of which few are folded in between', async () => {
    await foldMany(heart('d'));
    await bench.store().views.fold(view, 'social', 1, [foreign(1, 1, [heart('d')])]);
    await foldMany(heart('d'));
    expect(await count('d')).toBe(81);
  });
});
