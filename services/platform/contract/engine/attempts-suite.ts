// When a reaction runs again, and when no more.
import type { ReactionCtx } from '../../context.ts';
import { unavailable } from '../../errors.ts';
import type { EngineSetting } from '../../testing/engine/fixture.ts';
import { fresh } from '../../testing/store/data.ts';
import { until } from '../../testing/until.ts';
import { clock } from './clock.ts';
import { type HeartGiven, numbers, onHearts, useReactions } from './reaction-runs.ts';

export function attemptsSuite(setting: EngineSetting, lanes: number): void {
  describe('a reaction', () => {
    const { fixture, startAll, first, giveTo, parkedIn } = useReactions(setting, lanes);

    it('that throws is tried later and later, over restarts, and then parked, while its lane goes on', async () => {
      const { now, forward } = clock(fixture, { stands: true });
      const [bad, good] = [fresh('bad'), fresh('good')];
      const seen: string[] = [];
      const attempts: [number, boolean][] = [];
      let mended = false;
      const greet = onHearts([bad, good], {
        name: fresh('greet'),
        attempts: 3,
        async run(ctx, event) {
          seen.push(event.data.item);
          if (event.data.item === bad) attempts.push([ctx.attempt, ctx.isLastAttempt]);
          if (event.data.item === bad && !mended) throw new Error('nobody opens');
        },
      });
      const times = (item: string) => seen.filter((one) => one === item).length;
      let runs = await startAll([greet], { now });
      await giveTo(runs, bad);
      await until('it was tried', () => times(bad) === 1);
      // 1 s ± 20 %, then 2 s ± 20 %.
      const due = async () => ((await first(runs).runtime.store.jobs.nextDue())?.getTime() ?? 0) - now().getTime();
      const isDueWithin = async (least: number, most: number) => (await due()) > least && (await due()) < most;
      await until('it is put off', () => isDueWithin(100, 1300));
      forward(1.3);
      await until('it was tried again', () => times(bad) === 2);
      await until('it is put off for longer', () => isDueWithin(1300, 2500));

      await Promise.all(runs.map((run) => fixture.stop(run)));
      forward(2.5);
      runs = await startAll([greet], { now });
      await until('it is parked', async () => (await parkedIn(runs)).length > 0);
      expect(await parkedIn(runs)).toMatchObject([{ reaction: greet.name, attempts: 3, parked: { error: 'nobody opens' }, event: { data: { item: bad } } }]);
      // The same reaction, and the same home when there is one lane.
      await giveTo(runs, good);
      await until('the lane went on', () => times(good) === 1);
      forward(3600);
      await until('it is calm', () => first(runs).idle());
      expect(times(bad)).toBe(3);

      mended = true;
      const [job] = await parkedIn(runs);
      expect(await first(runs).runtime.store.jobs.retry(job?.id ?? '')).toBe(true);
      await until('it ran by hand', () => times(bad) === 4);
      await until('it is done', async () => (await parkedIn(runs)).length === 0 && first(runs).idle());
      // It is told which one it is.
      expect(attempts).toEqual([
        [1, false],
        [2, false],
        [3, true],
        [1, false],
      ]);
    }, 90_000);

    it('that is to run later runs then, also after a restart', async () => {
      const { now, forward } = clock(fixture, { stands: true });
      const [item, witness] = [fresh('item'), fresh('item')];
      const ran: string[] = [];
      const run = async (_ctx: ReactionCtx, event: HeartGiven) => void ran.push(event.data.item);
      const [later, atOnce] = [onHearts([item], { name: fresh('later'), afterSeconds: 3600, run }), onHearts([witness], { name: fresh('at-once'), run })];
      let runs = await startAll([later, atOnce], { now });
      await giveTo(runs, item);
      forward(3590);
      await giveTo(runs, witness);
      await until('the other one ran', () => ran.length > 0);
      await until('it is calm', () => first(runs).idle());
      expect(ran).toEqual([witness]);
      await Promise.all(runs.map((run) => fixture.stop(run)));
      runs = await startAll([later, atOnce], { now });
      forward(11);
      await until('it ran', () => ran.includes(item));
      await until('it is calm', () => first(runs).idle());
      expect(ran).toEqual([witness, item]);
    });

    it('that waits for something unavailable is not parked, has all its attempts still, and runs when it is available again', async () => {
      const item = fresh('item');
      const attempts: [number, boolean][] = [];
      const wait = onHearts([item], {
        name: fresh('wait'),
        attempts: 2,
        async run(ctx) {
          attempts.push([ctx.attempt, ctx.isLastAttempt]);
          if (attempts.length === 3) throw new Error('no paper');
          if (attempts.length !== 5) throw unavailable('The printer');
        },
      });
      const { now, forward } = clock(fixture);
      const runs = await startAll([wait], { now });
      await giveTo(runs, item);
      for (const run of numbers(5)) {
        await until('it ran', () => attempts.length > run);
        await until('it is calm', () => first(runs).idle());
        forward(10);
      }
      expect(attempts).toEqual([
        [1, false],
        [1, false],
        [1, false],
        [2, true],
        [2, true],
      ]);
      expect(await parkedIn(runs)).toEqual([]);
    });

    it('is told when it has waited for as long as it may', async () => {
      const item = fresh('item');
      const seen: [boolean, boolean][] = [];
      const wait = onHearts([item], {
        name: fresh('wait'),
        async run({ isLastAttempt, isLastWait }) {
          seen.push([isLastAttempt, isLastWait]);
          throw unavailable('The printer');
        },
      });
      const { now, forward } = clock(fixture);
      const runs = await startAll([wait], { now });
      for (const run of runs) {
        const { jobs } = run.of('social').runtime.store;
        const { take } = jobs;
        // It has waited for nearly three days.
        jobs.take = async (...asked) => (await take(...asked)).map((job) => (job.reaction === wait.name ? { ...job, waits: job.waits + 438 } : job));
      }
      await giveTo(runs, item);
      await until('it ran', () => seen.length === 1);
      await until('it is put off', () => first(runs).idle());
      // The longest pause between two runs.
      forward(800);
      const parked = async () => (await parkedIn(runs)).find(({ reaction }) => reaction === wait.name);
      await until('it is parked', async () => (await parked()) !== undefined);
      expect(seen).toEqual([
        [false, false],
        [false, true],
      ]);
      await first(runs).runtime.store.jobs.drop((await parked())?.id ?? '');
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
