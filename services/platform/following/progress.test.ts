import type { Store } from '../ports/store.ts';
import { itemsView } from '../testing/engine/data.ts';
import { trackProgress } from './progress.ts';

const view = itemsView('items');

/** A store with partitions and cursors only. */
function setUp(lanes: number) {
  const cursors = new Map<number, number>();
  let asked = 0;
  const part: Pick<Store, 'lanes'> & { views: Pick<Store['views'], 'cursors'> } = {
    lanes,
    views: {
      async cursors() {
        asked += 1;
        return cursors;
      },
    },
  };
  return { cursors, asked: () => asked, progress: trackProgress(part) };
}

describe('progress', () => {
  it('is behind a position in the lanes that the view reads and is not known to have reached', () => {
    const { progress } = setUp(2);
    progress.note(view, 'social', 0, 5);
    const position = { social: { 0: 5, 1: 3, 2: 9, 999: 1 }, media: { 0: 7 } };
    expect(progress.behind(view, position)).toEqual([{ source: 'social', lane: 1, seq: 3 }]);
    progress.note(view, 'social', 1, 2);
    expect(progress.behind(view, position)).toHaveLength(1);
    progress.note(view, 'social', 1, 4);
    progress.note(view, 'social', 1, 1);
    expect(progress.behind(view, position)).toEqual([]);
  });

  it('asks the store once for all who look at the same time, and anew for who looks later', async () => {
    const { cursors, asked, progress } = setUp(2);
    cursors.set(0, 3);
    await Promise.all([progress.lookUp(view, 'social'), progress.lookUp(view, 'social'), progress.lookUp(view, 'media')]);
    expect([asked(), progress.behind(view, { social: { 0: 3 } })]).toEqual([2, []]);
    cursors.set(0, 4);
    await progress.lookUp(view, 'social');
    expect([asked(), progress.behind(view, { social: { 0: 4 } })]).toEqual([3, []]);
  });

  it('knows a lane that has stopped until a process has passed it, and asks the store only then', async () => {
    const { cursors, asked, progress } = setUp(1);
    expect(await progress.hasStopped(view)).toBe(false);
    expect(asked()).toBe(0);
    progress.noteStopped(view, 'social', 0, 4, new Error('no'));
    cursors.set(0, 4);
    expect(await progress.hasStopped(view)).toBe(true);
    cursors.set(0, 5);
    expect(await progress.hasStopped(view)).toBe(false);
    progress.noteStopped(view, 'social', 0, 4, new Error('no'));
    expect(await progress.hasStopped(view)).toBe(false);
  });

  it('wakes those who wait for a lane, or ends their wait in time', async () => {
    const { progress } = setUp(1);
    const goal = { source: 'social', lane: 0, seq: 1 };
    const waiting = progress.next(view, goal, 2 ** 31 - 1);
    progress.note(view, 'social', 0, 1);
    await waiting;
    await progress.next(view, goal, 1);
  });
});
