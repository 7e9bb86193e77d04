// When a reaction runs again, and when no more.
import type { ReactionCtx } from '../../context.ts';
import { unavailable } from '../../errors.ts';
import { allPlacesOf } from '../../ports/shared/round-robin.ts';
import { reaction } from '../../reaction.ts';
import { callOf, say, talk } from '../../testing/engine/data.ts';
import type { EngineRun, EngineSetting } from '../../testing/engine/fixture.ts';
import { fresh } from '../../testing/store/data.ts';
import { until } from '../../testing/until.ts';
import { clock } from './clock.ts';
import { type HeartGiven, numbers, onHearts, useReactions } from './reaction-runs.ts';

export function attemptsSuite(setting: EngineSetting, lanes: number): void {
  describe('a reaction', () => {
    const { fixture, startAll, first, giveTo, parkedIn } = useReactions(setting, lanes);
    /** A reaction that records on its item that it was given up. */
    const endingOnHearts = (item: string, run: (ctx: ReactionCtx) => Promise<void>) =>
      reaction({
        name: fresh('print'),
        from: 'start',
        on: { social: { HeartGiven: async (ctx, { data }) => (data.item === item ? run(ctx) : undefined) } },
        whenParked: { social: { HeartGiven: async (ctx) => void (await ctx.decide(talk.of({ id: item, home: item }), say(item, 'given up'))) } },
      });
    const wordsOn = (runs: EngineRun[], item: string) => callOf(first(runs)).ctx.state(talk.of({ id: item, home: item }));

    it('that throws is tried later and later, over restarts, and then parked, while its lane goes on', async () => {
      const time = clock(fixture, { stands: true });
      const [bad, good] = [fresh('bad'), fresh('good')];
      const seen: string[] = [];
      const attempts: number[] = [];
      let mended = false;
      const greet = onHearts([bad, good], {
        name: fresh('greet'),
        attempts: 3,
        async run(ctx, event) {
          seen.push(event.data.item);
          if (event.data.item === bad) attempts.push(ctx.attempt);
          if (event.data.item === bad && !mended) throw new Error('nobody opens');
        },
      });
      const times = (item: string) => seen.filter((one) => one === item).length;
      let runs = await startAll([greet], { clock: time });
      await giveTo(runs, bad);
      await until('it was tried', () => times(bad) === 1);
      // 1 s ± 20 %, then 2 s ± 20 %.
      const due = async () => ((await first(runs).runtime.store.jobs.nextDue(allPlacesOf([greet.name])))?.getTime() ?? 0) - time.now().getTime();
      const isDueWithin = async (least: number, most: number) => (await due()) > least && (await due()) < most;
      await until('it is put off', () => isDueWithin(100, 1300));
      time.forward(1.3);
      await until('it was tried again', () => times(bad) === 2);
      await until('it is put off for longer', () => isDueWithin(1300, 2500));

      await Promise.all(runs.map((run) => fixture.stop(run)));
      time.forward(2.5);
      runs = await startAll([greet], { clock: time });
      await until('it is parked', async () => (await parkedIn(runs)).length > 0);
      expect(await parkedIn(runs)).toMatchObject([{ reaction: greet.name, attempts: 3, parked: { error: 'nobody opens' }, event: { data: { item: bad } } }]);
      // The same reaction, and the same partition key if there is one partition.
      await giveTo(runs, good);
      await until('the lane went on', () => times(good) === 1);
      time.forward(3600);
      await until('it is calm', () => first(runs).idle());
      expect(times(bad)).toBe(3);

      mended = true;
      const [job] = await parkedIn(runs);
      expect(await first(runs).runtime.store.jobs.retry(job?.id ?? '')).toBe(true);
      await until('it ran by hand', () => times(bad) === 4);
      await until('it is done', async () => (await parkedIn(runs)).length === 0 && first(runs).idle());
      // The run receives its own number.
      expect(attempts).toEqual([1, 2, 3, 1]);
    }, 90_000);

    it('that is to run later runs then, also after a restart', async () => {
      const time = clock(fixture, { stands: true });
      const [item, witness] = [fresh('item'), fresh('item')];
      const ran: string[] = [];
      const run = async (_ctx: ReactionCtx, event: HeartGiven) => void ran.push(event.data.item);
      const [later, atOnce] = [onHearts([item], { name: fresh('later'), afterSeconds: 3600, run }), onHearts([witness], { name: fresh('at-once'), run })];
      let runs = await startAll([later, atOnce], { clock: time });
      await giveTo(runs, item);
      time.forward(3590);
      await giveTo(runs, witness);
      await until('the other one ran', () => ran.length > 0);
      await until('it is calm', () => first(runs).idle());
      expect(ran).toEqual([witness]);
      await Promise.all(runs.map((run) => fixture.stop(run)));
      runs = await startAll([later, atOnce], { clock: time });
      time.forward(11);
      await until('it ran', () => ran.includes(item));
      await until('it is calm', () => first(runs).idle());
      expect(ran).toEqual([witness, item]);
    });

    it('that waits for something unavailable is not parked, has all its attempts still, and runs when it is available again', async () => {
      const item = fresh('item');
      const attempts: number[] = [];
      const wait = onHearts([item], {
        name: fresh('wait'),
        attempts: 2,
        async run(ctx) {
          attempts.push(ctx.attempt);
          if (attempts.length === 3) throw new Error('no paper');
          if (attempts.length !== 5) throw unavailable('The printer');
        },
      });
      const time = clock(fixture);
      const runs = await startAll([wait], { clock: time });
      await giveTo(runs, item);
      for (const run of numbers(5)) {
        await until('it ran', () => attempts.length > run);
        await until('it is calm', () => first(runs).idle());
        time.forward(10);
      }
      expect(attempts).toEqual([1, 1, 1, 2, 2]);
      expect(await parkedIn(runs)).toEqual([]);
    });

    it.each([
      { what: 'has failed to its last attempt', before: { attempts: 8 }, error: new Error('no paper') },
      { what: 'has waited for as long as it may', before: { waits: 438 }, error: unavailable('The printer') },
    ])('that $what ends what waits for it, and its job is gone', async ({ before, error }) => {
      const item = fresh('item');
      let ran = 0;
      const print = endingOnHearts(item, async (ctx) => {
        ran += 1;
        // Uses keys of its own: both decisions count.
        await ctx.decide(talk.of({ id: item, home: item }), say(item, 'begun'));
        throw error;
      });
      const time = clock(fixture);
      const runs = await startAll([print], { clock: time });
      for (const run of runs) {
        const { jobs } = run.of('social').runtime.store;
        const { take } = jobs;
        jobs.take = async (...asked) =>
          (await take(...asked)).map((job) =>
            job.reaction === print.name ? { ...job, attempts: job.attempts + (before.attempts ?? 0), waits: job.waits + (before.waits ?? 0) } : job,
          );
      }
      await giveTo(runs, item);
      await until('it ran', () => ran === 1);
      await until('it is put off', () => first(runs).idle());
      expect(await wordsOn(runs, item)).toEqual(['begun']);
      // The longest pause between two runs.
      time.forward(800);
      await until('it has ended', async () => (await wordsOn(runs, item)).length === 2);
      expect(await wordsOn(runs, item)).toEqual(['begun', 'given up']);
      await until('it is calm', () => first(runs).idle());
      expect((await parkedIn(runs)).filter(({ reaction }) => reaction === print.name)).toEqual([]);
      expect(ran).toBe(2);
    });

    it('whose job another build has parked, or could not give up at once, ends what waits for it too', async () => {
      const item = fresh('item');
      const print = endingOnHearts(item, async () => {
        throw new Error('no paper');
      });
      const older = onHearts([item], { name: print.name, attempts: 1, run: () => Promise.reject(new Error('no paper')) });
      const time = clock(fixture);
      let runs = await startAll([older], { clock: time });
      await giveTo(runs, item);
      await until('it is parked', async () => (await parkedIn(runs)).some(({ reaction }) => reaction === print.name));
      await Promise.all(runs.map((run) => fixture.stop(run)));
      runs = await startAll([print], { clock: time });
      await until('it has ended', async () => {
        time.forward(70);
        return (await wordsOn(runs, item)).length === 1;
      });
      await until('it is gone', async () => (await parkedIn(runs)).every(({ reaction }) => reaction !== print.name));
      expect(await wordsOn(runs, item)).toEqual(['given up']);
    });

    it('that was dropped by hand never runs again', async () => {
      const item = fresh('item');
      let runsOf = 0;
      const never = onHearts([item], {
        name: fresh('never'),
        attempts: 1,
        async run() {
          runsOf += 1;
          throw new Error('no');
        },
      });
      let runs = await startAll([never]);
      await giveTo(runs, item);
      await until('it is parked', async () => (await parkedIn(runs)).length === 1);
      expect(await first(runs).runtime.store.jobs.drop((await parkedIn(runs))[0]?.id ?? '')).toBe(true);
      await Promise.all(runs.map((run) => fixture.stop(run)));
      runs = await startAll([never]);
      await until('it is calm', () => first(runs).idle());
      expect(await parkedIn(runs)).toEqual([]);
      expect(runsOf).toBe(1);
    });
  });
}
