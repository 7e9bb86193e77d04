// Jobs: once each, at their time, over restarts.
import { allPlacesOf } from '../../ports/shared/round-robin.ts';
import { fresh } from '../../testing/store/data.ts';
import { at, failure, ids, job, jobOf } from '../../testing/store/jobs.ts';
import { type StoreSetting, usePlace } from '../../testing/store/place.ts';
import { refusalOf } from '../../testing/until.ts';
import { roundRobinSuite } from './round-robin-suite.ts';

export function jobsSuite(setting: StoreSetting, lanes: number): void {
  describe('jobs', () => {
    const bench = usePlace(setting, { service: 'social', lanes, views: [] });
    const jobs = () => bench.store().jobs;
    afterEach(async () => {
      for (const { id } of await jobs().take(at(1e6), 1000, 1)) await jobs().done(id);
      for (const { id } of (await jobs().parked(undefined, 1000)).items) await jobs().drop(id);
    });

    it('are planned once, with the cursor of what they follow, which never goes back', async () => {
      const one = { ...jobOf(fresh('home'), 1), trace: '00-trace-span-01' };
      await jobs().plan([one], { source: 'social', lane: 0, seq: 5 });
      await jobs().plan([one, job(2)], { source: 'social', lane: 0, seq: 3 });
      await jobs().plan([], { source: 'media', lane: 2, seq: 9 });
      const expectCursors = async () => {
        expect(await jobs().cursors('social')).toEqual(new Map([[0, 5]]));
        expect(await jobs().cursors('media')).toEqual(new Map([[2, 9]]));
        expect(await jobs().cursors('identity')).toEqual(new Map());
      };
      await expectCursors();
      await bench.restart();
      await expectCursors();
      const taken = await jobs().take(at(9), 10, 60);
      expect(taken).toHaveLength(2);
      expect(taken[0]).toEqual(one);
    });

    it('keep where each reaction begins in a log as it was first recorded', async () => {
      const [early, late] = [fresh('reaction'), fresh('reaction')];
      await jobs().begin('media', new Map([[early, new Map([[0, 3]])]]));
      await jobs().begin(
        'media',
        new Map([
          [early, new Map([[0, 9]])],
          [late, new Map()],
        ]),
      );
      const expectBeginnings = async () => {
        const recorded = await jobs().beginnings('media');
        expect([recorded.get(early), recorded.get(late)]).toEqual([new Map([[0, 3]]), new Map()]);
        expect((await jobs().beginnings('identity')).has(early)).toBe(false);
      };
      await expectBeginnings();
      await bench.restart();
      await expectBeginnings();
    });

    it("keep a cursor of a reaction's history apart from the common one", async () => {
      const reaction = fresh('reaction');
      await jobs().plan([], { source: 'transcoding', lane: 0, seq: 7 });
      await jobs().plan([], { source: 'transcoding', lane: 0, seq: 2, historyOf: reaction });
      expect([await jobs().cursors('transcoding'), await jobs().cursors('transcoding', reaction)]).toEqual([new Map([[0, 7]]), new Map([[0, 2]])]);
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
      // Their process ended, so they are taken again.
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

    it('of a reaction without a free place stay where they are, in their order, and are not what is waited for', async () => {
      const planned = Array.from({ length: 30 }, (_, second) => job(second, { reaction: second === 29 ? 'greet' : 'rare' }));
      const [first, second, third] = ids(planned);
      await jobs().plan(planned, undefined);
      const open = (total: number) => new Map([...allPlacesOf(['greet']), ['rare', { total, perHome: 9, ofHomes: new Map<string, number>() }]]);
      expect(await jobs().nextDue(open(1))).toEqual(at(0));
      expect(ids(await jobs().take(at(28), 4, 600, open(2)))).toEqual([first, second]);
      expect(await jobs().nextDue(open(0))).toEqual(at(29));
      expect(ids(await jobs().take(at(40), 4, 600, open(0)))).toEqual([planned[29]?.id]);
      expect(await jobs().take(at(40), 4, 600, open(0))).toEqual([]);
      expect(ids(await jobs().take(at(40), 4, 600, open(1)))).toEqual([third]);
      expect(await jobs().take(at(40), 100, 600)).toHaveLength(26);
    });

    it('of a home without a free place stay where they are, and those of other homes are given', async () => {
      const [crowd, other] = [fresh('crowd'), fresh('other')];
      const crowded = Array.from({ length: 20 }, (_, second) => jobOf(crowd, second));
      const [late, apart] = [jobOf(other, 30), job(31)];
      await jobs().plan([...crowded, late, apart], undefined);
      const open = (ofCrowd: number) => new Map([['greet', { total: 9, perHome: 2, ofHomes: new Map([[crowd, ofCrowd]]) }]]);
      expect(await jobs().take(at(29), 9, 600, open(0))).toEqual([]);
      expect(await jobs().nextDue(open(0))).toEqual(at(30));
      expect(ids(await jobs().take(at(40), 9, 600, open(0)))).toEqual([late.id, apart.id]);
      expect(await jobs().take(at(40), 9, 600, open(0))).toEqual([]);
      expect(await jobs().nextDue(open(1))).toEqual(at(0));
      expect(await jobs().take(at(40), 9, 600, open(1))).toHaveLength(1);
      // A home without a running job has all of its places.
      expect(await jobs().take(at(40), 9, 600, new Map([['greet', { total: 9, perHome: 2, ofHomes: new Map() }]]))).toHaveLength(2);
      expect(await jobs().take(at(40), 100, 600)).toHaveLength(17);
    });

    it('of reactions that a taker does not know stay where they are, and are not what is waited for', async () => {
      const home = fresh('home');
      const planned = Array.from({ length: 12 }, (_, second) => ({ ...jobOf(home, second), reaction: second < 10 ? 'unknown' : 'greet' }));
      await jobs().plan([...planned, job(11, { reaction: 'sweep' })], undefined);
      expect(await jobs().nextDue(allPlacesOf(['sweep']))).toEqual(at(11));
      const one = new Map([['greet', { total: 1, perHome: 9, ofHomes: new Map<string, number>() }]]);
      expect(ids(await jobs().take(at(40), 4, 600, one))).toEqual([planned[10]?.id]);
      expect(await jobs().take(at(40), 4, 600, allPlacesOf(['greet', 'sweep']))).toHaveLength(2);
      expect(await jobs().take(at(40), 4, 600, allPlacesOf(['greet', 'sweep']))).toEqual([]);
      expect(await jobs().nextDue(allPlacesOf(['greet', 'sweep']))).toEqual(at(640));
      expect(await jobs().take(at(40), 100, 600)).toHaveLength(10);
    });

    it('are shared by many takers, each given to one', async () => {
      const planned = Array.from({ length: 20 }, (_, second) => job(second));
      await jobs().plan(planned, undefined);
      const takers = Array.from({ length: 8 }, (_, taker) => bench.stores()[taker % bench.stores().length]?.jobs ?? jobs());
      const taken = (await Promise.all(takers.map((taker) => taker.take(at(100), 4, 60)))).flat();
      taken.push(...(await jobs().take(at(100), 20, 60)));
      expect(ids(taken).sort()).toEqual(ids(planned).sort());
    });

    roundRobinSuite(bench);

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
      await jobs().failed(one.id, failure('no network', 30));
      await bench.restart();
      expect(ids(await jobs().take(at(29), 10, 600))).toEqual([other.id]);
      expect(await jobs().take(at(30), 1, 60)).toMatchObject([{ id: one.id, attempts: 1, dueAt: at(30).toISOString() }]);
      await jobs().failed(one.id, failure('still no network', 60, { park: true }));
      await jobs().failed(fresh('job'), failure('never heard of', 60));
      await bench.restart();
      const { items } = await jobs().parked(undefined, 10);
      expect(items).toMatchObject([{ id: one.id, attempts: 2, parked: { error: 'still no network' } }]);
      // The others go on meanwhile.
      expect(ids(await jobs().take(at(1000), 10, 60))).toEqual([other.id]);
    });

    it('that wait for what is unavailable are put off and count it apart, over restarts, and from 0 when they are retried', async () => {
      const one = job(1, { attempts: 1 });
      await jobs().plan([one], undefined);
      await jobs().failed(one.id, failure('no network', 30, { counts: 'waits' }));
      await jobs().failed(one.id, failure('no network', 30, { counts: 'waits' }));
      await jobs().failed(one.id, failure('bad', 40));
      await bench.restart();
      expect(await jobs().take(at(39), 10, 1)).toEqual([]);
      expect(await jobs().take(at(40), 10, 60)).toMatchObject([{ id: one.id, attempts: 2, waits: 2 }]);
      await jobs().failed(one.id, failure('no network', 60, { counts: 'waits', park: true }));
      expect((await jobs().parked(undefined, 10)).items).toMatchObject([{ id: one.id, attempts: 2, waits: 3, parked: { error: 'no network' } }]);
      expect(await jobs().retry(one.id)).toBe(true);
      expect(await jobs().take(new Date(Date.now() + 60_000), 10, 60)).toMatchObject([{ id: one.id, attempts: 0, waits: 0 }]);
    });

    it('of a kind are counted: those that wait, since the oldest of them, and those that are parked, page by page', async () => {
      const [mail, other] = [fresh('mail'), fresh('other')];
      const of = (reaction: string, second: number, at: string) => {
        const one = jobOf(fresh('home'), second);
        return { ...one, reaction, ...(one.event && { event: { ...one.event, at } }) };
      };
      const [old, late, stranger] = [of(mail, 1, at(1).toISOString()), of(mail, 1, at(7).toISOString()), of(other, 1, at(0).toISOString())];
      const swept = job(2, { reaction: mail });
      await jobs().plan([late, old, stranger, swept], undefined);
      expect(await jobs().waiting([mail])).toEqual({ count: 3, since: at(1).toISOString() });
      // One that is being run waits still.
      await jobs().take(at(3), 100, 60);
      expect(await jobs().waiting([mail, fresh('mail')])).toEqual({ count: 3, since: at(1).toISOString() });
      for (const { id } of [old, swept, stranger]) await jobs().failed(id, failure('bad', 9, { park: true }));
      expect(await jobs().waiting([mail])).toEqual({ count: 1, since: at(7).toISOString() });
      expect(await jobs().waiting([fresh('mail')])).toEqual({ count: 0, since: undefined });

      const first = await jobs().parked(undefined, 1, { reactions: [mail] });
      const second = await jobs().parked(first.next, 1, { reactions: [mail] });
      expect([first.total, second.total, second.next]).toEqual([2, 2, undefined]);
      expect(ids([...first.items, ...second.items]).sort()).toEqual([old.id, swept.id].sort());
      expect(await jobs().parked(undefined, 10, { reactions: [mail], others: true })).toMatchObject({ items: [{ id: stranger.id }], total: 1 });
      expect(await jobs().parked(undefined, 10)).toMatchObject({ total: 3 });
    });

    it('that are parked wait for a person, who retries or drops them', async () => {
      const parked = [job(1), job(2), job(3)];
      await jobs().plan(parked, undefined);
      for (const { id } of parked) await jobs().failed(id, failure('bad', 9, { park: true }));
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
