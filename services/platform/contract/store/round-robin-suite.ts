// Fairness of homes: however many jobs one has, the others run. See [Note: Round-robin by home].
import { allPlacesOf } from '../../ports/shared/round-robin.ts';
import type { FreePlaces, Job, OpenReactions } from '../../ports/store.ts';
import { fresh } from '../../testing/store/data.ts';
import { at, failure, ids, job, jobOf } from '../../testing/store/jobs.ts';
import type { Bench } from '../../testing/store/place.ts';

const hours = (count: number) => 3600 * count;
/** Longer than any test pretends to last. */
const taken = 5e5;

const homesOf = (jobs: readonly Job[]) => jobs.map(({ event }) => event?.home);
const countOf = (home: string, jobs: readonly Job[]) => homesOf(jobs).filter((one) => one === home).length;
const many = (count: number, home: string, second: number, changed: Partial<Job> = {}) =>
  Array.from({ length: count }, () => ({ ...jobOf(home, second), ...changed }));
const places = (changed: Partial<FreePlaces> = {}): FreePlaces => ({ total: 100, perHome: 100, ofHomes: new Map(), ...changed });

/** A part of the suite of jobs, on its bench. */
export function roundRobinSuite(bench: Bench): void {
  const jobs = () => bench.store().jobs;
  const plan = (...planned: Job[]) => jobs().plan(planned, undefined);
  /** Takes jobs one by one, as a runner with one free place does. */
  const takeInTurn = async (count: number, second: number, open?: OpenReactions): Promise<Job[]> => {
    const all: Job[] = [];
    for (let place = 0; place < count; place += 1) all.push(...(await jobs().take(at(second), 1, taken, open)));
    return all;
  };

  describe('of homes', () => {
    it('take turns, however many one of them has, and free places take the rest', async () => {
      const [crowd, one, other] = [fresh('crowd'), fresh('one'), fresh('other')];
      const crowded = many(30, crowd, 1);
      const others = [jobOf(one, 2), jobOf(one, 2), jobOf(other, 3)];
      await plan(...crowded);
      await plan(...others);
      const first = await jobs().take(at(3), 5, taken);
      expect([crowd, one, other].map((home) => countOf(home, first))).toEqual([2, 2, 1]);
      expect(await jobs().nextDue()).toEqual(at(1));
      const rest = await jobs().take(at(3), 100, taken);
      expect(countOf(crowd, rest)).toBe(28);
      expect(ids([...first, ...rest]).sort()).toEqual(ids([...crowded, ...others]).sort());
      expect(await jobs().take(at(4), 100, taken)).toEqual([]);
    });

    it('run next beside a hundred jobs of another, also after a restart', async () => {
      const [crowd, ben, clara] = [fresh('crowd'), fresh('ben'), fresh('clara')];
      await plan(...many(100, crowd, 1));
      expect(countOf(crowd, await jobs().take(at(2), 10, taken))).toBe(10);
      await plan(jobOf(ben, 3));
      expect(homesOf(await takeInTurn(3, 3))).toEqual([ben, crowd, crowd]);
      await bench.restart();
      await plan(jobOf(clara, 4));
      // A restart of the only process frees jobs of the crowd and of Ben, who arrive again.
      expect(countOf(clara, await takeInTurn(3, 4))).toBe(1);
    });

    it('run next beside long jobs of another, however long these take', async () => {
      const [anna, ben, clara, busy] = [fresh('anna'), fresh('ben'), fresh('clara'), fresh('busy')];
      const open = new Map([['film', places({ total: 1 })]]);
      const films = (count: number, home: string, second: number) => many(count, home, second, { reaction: 'film' });
      await plan(...films(6, anna, 0));
      expect(homesOf(await takeInTurn(1, 0, open))).toEqual([anna]);
      // Other jobs of the service run meanwhile, and count for no film.
      await plan(...many(50, busy, 5));
      expect(await jobs().take(at(6), 50, taken, allPlacesOf(['greet']))).toHaveLength(50);
      await plan(...films(2, ben, hours(1)), ...films(1, clara, hours(2)));
      expect(homesOf(await takeInTurn(2, hours(3), open))).toEqual([ben, clara]);
      expect(homesOf(await takeInTurn(1, hours(4), open))).toEqual([anna]);
      expect(homesOf(await takeInTurn(2, hours(5), open)).sort()).toEqual([anna, ben].sort());
      expect(homesOf(await takeInTurn(9, hours(6), open))).toEqual([anna, anna, anna]);
    });

    it('find a free place beside a home that has all of its own', async () => {
      const [crowd, ben] = [fresh('crowd'), fresh('ben')];
      const open = (free: number, ofCrowd: number) => new Map([['greet', places({ total: free, perHome: 2, ofHomes: new Map([[crowd, ofCrowd]]) })]]);
      await plan(...many(100, crowd, 1));
      expect(homesOf(await jobs().take(at(2), 9, taken, new Map([['greet', places({ total: 3, perHome: 2 })]])))).toEqual([crowd, crowd]);
      expect(await jobs().take(at(2), 9, taken, open(1, 0))).toEqual([]);
      expect(((await jobs().nextDue(open(1, 0))) ?? at(2 + taken)).getTime()).toBeGreaterThanOrEqual(at(2 + taken).getTime());
      await plan(...many(3, ben, 3));
      expect(homesOf(await jobs().take(at(3), 9, taken, open(1, 0)))).toEqual([ben]);
      // One of the crowd has ended: it is behind by a round, and still each has its turn.
      expect(homesOf(await jobs().take(at(4), 9, taken, open(2, 1))).sort()).toEqual([crowd, ben].sort());
    });

    it('run before all jobs of a reaction that runs after theirs, and share its places', async () => {
      const [crowd, ben] = [fresh('crowd'), fresh('ben')];
      const open = (total: number, ofHomes: ReadonlyMap<string, number> = new Map()): OpenReactions =>
        new Map([
          ['large', places({ total: 3, runsAfter: 'small' })],
          ['small', places({ total, perHome: 2, ofHomes })],
        ]);
      const reactionsOf = (all: Job[]) => all.map(({ reaction }) => reaction);
      const of = (reaction: string) => ({ reaction });
      await plan(...many(100, crowd, 1, of('large')), ...many(2, ben, 2, of('small')));
      expect(reactionsOf(await takeInTurn(1, 3, open(7)))).toEqual(['small']);
      await plan(...many(2, crowd, 3, of('small')));
      expect(reactionsOf(await takeInTurn(3, 4, open(7)))).toEqual(['small', 'small', 'small']);
      // Two of the crowd have both of its places in the two reactions together.
      expect(await takeInTurn(1, 4, open(3, new Map([[crowd, 0]])))).toEqual([]);
      expect(await takeInTurn(1, 4, open(0))).toEqual([]);
      await plan(...many(1, ben, 4, of('small')), ...many(9, ben, 4, of('large')));
      expect(reactionsOf(await jobs().take(at(5), 9, taken, open(4)))).toEqual(['small', 'large', 'large', 'large']);
    });

    it('have their turn, however many others arrive', async () => {
      const crowd = fresh('crowd');
      await plan(...many(4, crowd, 1));
      const ran: Job[] = [];
      for (let second = 2; second < 30; second += 1) {
        await plan(jobOf(fresh('new'), second), jobOf(fresh('new'), second));
        ran.push(...(await takeInTurn(2, second)));
      }
      expect(countOf(crowd, ran)).toBe(4);
    });

    it('run their new jobs before the rest of their queue, in turn with other homes', async () => {
      const [crowd, other] = [fresh('crowd'), fresh('other')];
      await plan(...many(20, crowd, 1));
      await jobs().take(at(2), 3, taken);
      const newer = [jobOf(crowd, 90), jobOf(crowd, 91), jobOf(other, 91)];
      // Jobs of another reaction do not make the second batch longer.
      await plan({ ...jobOf(crowd, 60), reaction: 'follow' }, ...newer);
      const first = ids(await jobs().take(at(151), 2, taken, allPlacesOf(['greet'])));
      expect(first.sort()).toEqual(ids([newer[0], newer[2]].flatMap((one) => one ?? [])).sort());
      expect(ids(await jobs().take(at(151), 3, taken, allPlacesOf(['greet'])))).toContain(newer[1]?.id);
      expect(await jobs().take(at(152), 100, taken)).toHaveLength(16);
    });

    it('do not wait for jobs that are due later', async () => {
      const [crowd, ben] = [fresh('crowd'), fresh('ben')];
      await plan(...many(50, crowd, hours(24)));
      await plan(jobOf(crowd, 2), jobOf(ben, 2));
      expect(homesOf(await jobs().take(at(3), 9, 1)).sort()).toEqual([ben, crowd].sort());
    });

    it('run jobs that were put off or retried before the rest of their queue, and jobs of no home at once', async () => {
      const crowd = fresh('crowd');
      const [first, failing, parked, ...row] = many(8, crowd, 1);
      if (!first || !failing || !parked) throw new Error('none');
      await plan(first, failing, parked, ...row);
      const begun = ids(await jobs().take(at(1), 3, taken));
      const rest = ids([first, failing, parked, ...row]).filter((id) => !begun.includes(id));
      const [putOff = '', givenUp = ''] = begun;
      await jobs().failed(putOff, failure('no network', 9));
      await jobs().failed(givenUp, failure('bad', 9, { park: true }));
      const sweep = job(8);
      await plan(sweep);
      expect(ids(await jobs().take(at(9), 2, taken)).sort()).toEqual([putOff, sweep.id].sort());
      expect(await jobs().retry(givenUp)).toBe(true);
      expect(ids(await jobs().take(at(10), 1, taken))).toEqual([givenUp]);
      expect(ids(await jobs().take(at(10), 100, taken)).sort()).toEqual(rest.sort());
    });

    it('do not wait for the many jobs of another that were put off', async () => {
      const [crowd, ben] = [fresh('crowd'), fresh('ben')];
      await plan(...many(50, crowd, 1));
      for (const { id } of await jobs().take(at(2), 50, taken)) await jobs().failed(id, failure('no network', 20, { counts: 'waits' }));
      expect(await takeInTurn(3, 20)).toHaveLength(3);
      await plan(jobOf(ben, 21));
      expect(homesOf(await takeInTurn(1, 21))).toEqual([ben]);
    });
  });

  it('of reactions take turns, in the order that is asked for', async () => {
    const home = fresh('home');
    await plan(...many(50, home, 1, { reaction: 'crowd' }));
    await plan(jobOf(home, 2), job(3, { reaction: 'sweep' }));
    const reactions = (await jobs().take(at(4), 4, taken, allPlacesOf(['sweep', 'crowd', 'greet']))).map(({ reaction }) => reaction);
    expect(reactions).toEqual(['sweep', 'crowd', 'greet', 'crowd']);
  });
}
