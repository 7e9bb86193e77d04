// Jobs: once each, at their time, over restarts.
import type { Job } from '../ports/store.ts';
import { fresh } from './store-data.ts';
import { type StoreSetting, usePlace } from './store-place.ts';
import { refusalOf } from './until.ts';

const at = (second: number) => new Date(Date.UTC(2030, 0, 1, 0, 0, second));
const job = (second: number, changed: Partial<Job> = {}): Job => ({
  id: fresh('job'),
  reaction: 'greet',
  dueAt: at(second).toISOString(),
  attempts: 0,
  ...changed,
});
const ids = (jobs: Job[]) => jobs.map(({ id }) => id);

export function jobsSuite(setting: StoreSetting, lanes: number): void {
  describe('jobs', () => {
    const bench = usePlace(setting, { service: 'social', lanes, views: [] });
    const jobs = () => bench.store().jobs;
    afterEach(async () => {
      for (const { id } of await jobs().take(at(1e6), 1000, 1)) await jobs().done(id);
      for (const { id } of (await jobs().parked(undefined, 1000)).items) await jobs().drop(id);
    });

    it('are planned once, with the cursor of what they follow, which never goes back', async () => {
      const one = job(1, {
        event: {
          source: 'social',
          lane: 0,
          seq: 5,
          index: 0,
          stream: 's',
          home: 'o',
          at: at(0).toISOString(),
          type: 'HeartGiven',
          data: { item: 'a', owner: 'o', who: 'w' },
        },
      });
      await jobs().plan([one], { source: 'social', lane: 0, seq: 5 });
      await jobs().plan([one, job(2)], { source: 'social', lane: 0, seq: 3 });
      await jobs().plan([], { source: 'media', lane: 2, seq: 9 });
      expect(await jobs().cursors('social')).toEqual(new Map([[0, 5]]));
      expect(await jobs().cursors('media')).toEqual(new Map([[2, 9]]));
      expect(await jobs().cursors('identity')).toEqual(new Map());
      const taken = await jobs().take(at(9), 10, 60);
      expect(taken).toHaveLength(2);
      expect(taken[0]).toEqual(one);
    });

    it('are given when they are due, the earliest first, and to nobody else meanwhile', async () => {
      const [late, early, future] = [job(3), job(1), job(50)];
      await jobs().plan([late, early, future], undefined);
      expect(await jobs().nextDue()).toEqual(at(1));
      expect(await jobs().take(at(0), 10, 60)).toEqual([]);
      expect(ids(await jobs().take(at(3), 1, 60))).toEqual([early.id]);
      expect(ids(await jobs().take(at(3), 10, 60))).toEqual([late.id]);
      expect(await jobs().take(at(4), 10, 60)).toEqual([]);
      expect(await jobs().nextDue()).toEqual(at(50));
      // Whoever took them is gone: they come again.
      expect(ids(await jobs().take(at(63), 10, 60)).sort()).toEqual([early.id, future.id, late.id].sort());
    });

    it('stay with their taker for as long as it says', async () => {
      const long = job(1);
      await jobs().plan([long], undefined);
      expect(ids(await jobs().take(at(2), 1, 10))).toEqual([long.id]);
      await jobs().hold([long.id, fresh('job')], at(60));
      expect(await jobs().take(at(59), 10, 10)).toEqual([]);
      expect(ids(await jobs().take(at(60), 10, 10))).toEqual([long.id]);
    });

    it('are shared by many takers, each given to one', async () => {
      const planned = Array.from({ length: 20 }, (_, second) => job(second));
      await jobs().plan(planned, undefined);
      const takers = Array.from({ length: 8 }, (_, taker) => bench.stores()[taker % bench.stores().length]?.jobs ?? jobs());
      const taken = (await Promise.all(takers.map((taker) => taker.take(at(100), 4, 60)))).flat();
      taken.push(...(await jobs().take(at(100), 20, 60)));
      expect(ids(taken).sort()).toEqual(ids(planned).sort());
    });

    it('that are done are gone, also when they are done twice', async () => {
      const one = job(1);
      await jobs().plan([one], undefined);
      await jobs().take(at(2), 1, 60);
      await jobs().done(one.id);
      await jobs().done(one.id);
      expect(await jobs().take(at(1000), 10, 60)).toEqual([]);
      expect(await jobs().nextDue()).toBeUndefined();
    });

    it('that fail are put off and count it, over restarts, and then are parked', async () => {
      const [one, other] = [job(1), job(5)];
      await jobs().plan([one, other], undefined);
      await jobs().take(at(2), 1, 60);
      await jobs().failed(one.id, 'no network', at(30), false);
      await bench.restart();
      expect(ids(await jobs().take(at(29), 10, 1))).toEqual([other.id]);
      expect(await jobs().take(at(30), 1, 60)).toMatchObject([{ id: one.id, attempts: 1, dueAt: at(30).toISOString() }]);
      await jobs().failed(one.id, 'still no network', at(60), true);
      await jobs().failed(fresh('job'), 'never heard of', at(60), false);
      await bench.restart();
      const { items } = await jobs().parked(undefined, 10);
      expect(items).toMatchObject([{ id: one.id, attempts: 2, parked: { error: 'still no network' } }]);
      // The others go on meanwhile.
      expect(ids(await jobs().take(at(1000), 10, 60))).toEqual([other.id]);
    });

    it('that are parked wait for a person, who retries or drops them', async () => {
      const parked = [job(1), job(2), job(3)];
      await jobs().plan(parked, undefined);
      for (const { id } of parked) await jobs().failed(id, 'bad', at(9), true);
      const pages: string[] = [];
      let before: string | undefined;
      do {
        const page = await jobs().parked(before, 1);
        pages.push(...ids(page.items));
        before = page.next;
      } while (before !== undefined);
      expect(pages.sort()).toEqual(ids(parked).sort());
      expect(await refusalOf(jobs().parked('x', 1))).toMatchObject({ kind: 'invalid', code: 'bad-cursor' });
      expect(await jobs().nextDue()).toBeUndefined();

      const [first, second, third] = ids(parked);
      expect(await jobs().retry(first ?? '')).toBe(true);
      expect(await jobs().retry(first ?? '')).toBe(false);
      expect(await jobs().drop(first ?? '')).toBe(false);
      expect(await jobs().take(new Date(Date.now() + 60_000), 10, 60)).toMatchObject([{ id: first, attempts: 0 }]);
      expect(await jobs().drop(second ?? '')).toBe(true);
      expect(await jobs().drop(second ?? '')).toBe(false);
      expect(ids((await jobs().parked(undefined, 10)).items)).toEqual([third]);
    });
  });
}
