// Jobs: once each, at their time, over restarts.
import type { Failure, Job } from '../../ports/store.ts';
import { fresh } from '../../testing/store/data.ts';
import { type StoreSetting, usePlace } from '../../testing/store/place.ts';
import { refusalOf } from '../../testing/until.ts';

const at = (second: number) => new Date(Date.UTC(2030, 0, 1, 0, 0, second));
const job = (second: number, changed: Partial<Job> = {}): Job => ({
  id: fresh('job'),
  reaction: 'greet',
  dueAt: at(second).toISOString(),
  attempts: 0,
  waits: 0,
  ...changed,
});
/** A job that follows an event of this home. */
const jobOf = (home: string, second: number): Job =>
  job(second, {
    event: {
      source: 'social',
      lane: 0,
      seq: 5,
      index: 0,
      stream: 's',
      home,
      at: at(0).toISOString(),
      type: 'HeartGiven',
      data: { item: 'a', owner: 'o', who: 'w' },
    },
  });
const failure = (error: string, second: number, { counts = 'attempts', park = false }: Partial<Failure> = {}): Failure => ({
  counts,
  error,
  dueAt: at(second),
  park,
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
      const one = jobOf(fresh('home'), 1);
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

    it('of a reaction for which there is no room stay where they are, in their order, and are not what is waited for', async () => {
      const planned = Array.from({ length: 30 }, (_, second) => job(second, { reaction: second === 29 ? 'greet' : 'rare' }));
      const [first, second, third] = ids(planned);
      await jobs().plan(planned, undefined);
      const room = (inAll: number) => new Map([['rare', { inAll, ofHome: 9, ofHomes: new Map() }]]);
      expect(await jobs().nextDue(room(1))).toEqual(at(0));
      expect(ids(await jobs().take(at(40), 4, 600, room(2)))).toEqual([first, second]);
      expect(await jobs().nextDue(room(0))).toEqual(at(29));
      expect(ids(await jobs().take(at(40), 4, 600, room(0)))).toEqual([planned[29]?.id]);
      expect(await jobs().take(at(40), 4, 600, room(0))).toEqual([]);
      expect(ids(await jobs().take(at(40), 4, 600, room(1)))).toEqual([third]);
      expect(await jobs().take(at(40), 100, 600)).toHaveLength(26);
    });

    it('of a home for which there is no room stay where they are, and those of other homes are given', async () => {
      const [crowd, other] = [fresh('crowd'), fresh('other')];
      const crowded = Array.from({ length: 20 }, (_, second) => jobOf(crowd, second));
      const [late, apart] = [jobOf(other, 30), job(31)];
      await jobs().plan([...crowded, late, apart], undefined);
      const room = (ofCrowd: number) => new Map([['greet', { inAll: 9, ofHome: 2, ofHomes: new Map([[crowd, ofCrowd]]) }]]);
      expect(await jobs().nextDue(room(0))).toEqual(at(30));
      expect(ids(await jobs().take(at(40), 9, 600, room(0)))).toEqual([late.id, apart.id]);
      expect(await jobs().take(at(40), 9, 600, room(0))).toEqual([]);
      expect(await jobs().nextDue(room(1))).toEqual(at(0));
      expect(await jobs().take(at(40), 9, 600, room(1))).toHaveLength(1);
      // Of a home of which none runs, as many as one may have.
      expect(await jobs().take(at(40), 9, 600, new Map([['greet', { inAll: 9, ofHome: 2, ofHomes: new Map() }]]))).toHaveLength(2);
      expect(await jobs().take(at(40), 100, 600)).toHaveLength(17);
    });

    it('are shared by many takers, each given to one', async () => {
      const planned = Array.from({ length: 20 }, (_, second) => job(second));
      await jobs().plan(planned, undefined);
      const takers = Array.from({ length: 8 }, (_, taker) => bench.stores()[taker % bench.stores().length]?.jobs ?? jobs());
      const taken = (await Promise.all(takers.map((taker) => taker.take(at(100), 4, 60)))).flat();
      taken.push(...(await jobs().take(at(100), 20, 60)));
      expect(ids(taken).sort()).toEqual(ids(planned).sort());
    });

    describe('of homes', () => {
      const many = (home: string, count: number) => Array.from({ length: count }, () => jobOf(home, 1));
      const homesOf = (taken: Job[]) => taken.map(({ event }) => event?.home);
      const countOf = (home: string, taken: Job[]) => homesOf(taken).filter((one) => one === home).length;

      it('take turns, however many one of them has, and whoever has time takes what is left', async () => {
        const [crowd, one, other] = [fresh('crowd'), fresh('one'), fresh('other')];
        const crowded = many(crowd, 30);
        await jobs().plan(crowded, undefined);
        const [second, third] = [[jobOf(one, 2), jobOf(one, 2)], [jobOf(other, 3)]];
        for (const planned of [...second, ...third]) await jobs().plan([planned], undefined);
        const taken = await jobs().take(at(3), 5, 600);
        expect([crowd, one, other].map((home) => countOf(home, taken))).toEqual([2, 2, 1]);
        expect(await jobs().nextDue()).toEqual(at(1));
        // Nobody else wants anything now.
        const rest = await jobs().take(at(3), 100, 600);
        expect(countOf(crowd, rest)).toBe(28);
        expect(ids([...taken, ...rest]).sort()).toEqual(ids([...crowded, ...second, ...third]).sort());
        expect(await jobs().take(at(4), 100, 600)).toEqual([]);
      });

      it('let one that comes later go before a long row, and do not forget it over a restart', async () => {
        const [crowd, late] = [fresh('crowd'), fresh('late')];
        for (const planned of many(crowd, 12)) await jobs().plan([planned], undefined);
        expect(homesOf(await jobs().take(at(2), 2, 600))).toEqual([crowd, crowd]);
        await bench.restart();
        await jobs().plan([jobOf(late, 20)], undefined);
        // What was taken comes again after a restart where its taker is gone by then.
        const next = await jobs().take(at(20), 3, 600);
        expect(countOf(late, next)).toBe(1);
        expect(countOf(late, await jobs().take(at(20), 100, 600))).toBe(0);
      });

      it('come as their time passes, so that no row waits for ever', async () => {
        const [crowd, busy] = [fresh('crowd'), fresh('busy')];
        await jobs().plan(many(crowd, 10), undefined);
        const minutes = (count: number) => 60 * count;
        await jobs().plan(
          Array.from({ length: 10 }, (_, place) => jobOf(`${busy}-${place}`, minutes(5))),
          undefined,
        );
        const taken = await jobs().take(at(minutes(5)), 12, 600);
        expect(countOf(crowd, taken)).toBeGreaterThanOrEqual(5);
      });

      it('do not let those wait for their turn that are put off, retried, or of no home', async () => {
        const crowd = fresh('crowd');
        const [first, failing, parked, ...row] = many(crowd, 8);
        await jobs().plan(
          [first, failing, parked, ...row].flatMap((one) => one ?? []),
          undefined,
        );
        await jobs().take(at(1), 3, 600);
        await jobs().failed(failing?.id ?? '', failure('no network', 9));
        await jobs().failed(parked?.id ?? '', failure('bad', 9, { park: true }));
        const sweep = job(8);
        await jobs().plan([sweep], undefined);
        expect(ids(await jobs().take(at(9), 2, 600)).sort()).toEqual([failing?.id, sweep.id].sort());
        expect(await jobs().retry(parked?.id ?? '')).toBe(true);
        expect(await jobs().take(at(10), 100, 600)).toHaveLength(row.length + 1);
      });
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
      await jobs().failed(one.id, failure('no network', 30));
      await bench.restart();
      expect(ids(await jobs().take(at(29), 10, 1))).toEqual([other.id]);
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
