// Homes take turns: however many jobs one of them has, the others' are done.
import type { Job } from '../../ports/store.ts';
import { fresh } from '../../testing/store/data.ts';
import { at, failure, ids, job, jobOf } from '../../testing/store/jobs.ts';
import type { Bench } from '../../testing/store/place.ts';

/** A part of the suite of jobs, on the bench of the others. */
export function jobTurnsSuite(bench: Bench): void {
  const jobs = () => bench.store().jobs;

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

    it('begin a new row with what comes a while later, which goes before the rest of the one before it and, in turns, beside other homes', async () => {
      const [crowd, other] = [fresh('crowd'), fresh('other')];
      await jobs().plan(many(crowd, 20), undefined);
      await jobs().take(at(2), 3, 6000);
      const newer = [jobOf(crowd, 90), jobOf(crowd, 91), jobOf(other, 91)];
      // What follows from the first row is of another reaction, and makes the second row no longer.
      await jobs().plan([{ ...jobOf(crowd, 60), reaction: 'follow' }, ...newer], undefined);
      const [first, second, third] = ids(newer);
      const room = new Map([['follow', { inAll: 0, ofHome: 0, ofHomes: new Map() }]]);
      // Two turns of the first row have come meanwhile.
      const taken = ids(await jobs().take(at(151), 5, 6000, room));
      expect(taken).toEqual(expect.arrayContaining([first, second, third].flatMap((id) => id ?? [])));
      expect(await jobs().take(at(152), 100, 6000)).toHaveLength(16);
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
}
