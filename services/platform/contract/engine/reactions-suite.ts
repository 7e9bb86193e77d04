// What follows an event.

import type { ReactionCtx } from '../../context.ts';
import { unavailable } from '../../errors.ts';
import type { EventOfType } from '../../event.ts';
import { openBeginnings } from '../../jobs/beginnings.ts';
import { maxJobsAtOnce } from '../../jobs/job-runner.ts';
import { planningConsumer } from '../../jobs/planning.ts';
import type { Job } from '../../ports/store.ts';
import { type Reaction, reaction } from '../../reaction.ts';
import { callOf, give, heart, say, talk, testService } from '../../testing/engine/data.ts';
import { type EngineOptions, type EngineRun, type EngineSetting, useFixture } from '../../testing/engine/fixture.ts';
import { fresh, readLane } from '../../testing/store/data.ts';
import { until } from '../../testing/until.ts';
import { clock } from './clock.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);

type HeartGiven = EventOfType<'social', 'HeartGiven'>;
type OnHearts = { name: string; attempts?: number; afterSeconds?: number; run(ctx: ReactionCtx, event: HeartGiven): Promise<void> };

/** A reaction to the hearts of these items alone: other tests write to the same log. */
const onHearts = (items: readonly string[], { run, ...declared }: OnHearts): Reaction =>
  reaction({
    ...declared,
    from: 'start',
    on: {
      social: {
        async HeartGiven(ctx, event) {
          if (items.includes(event.data.item)) await run(ctx, event);
        },
      },
    },
  });

export function reactionsSuite(setting: EngineSetting, lanes: number): void {
  describe('a reaction', () => {
    const fixture = useFixture(setting, lanes);
    const startAll = (reactions: Reaction[], options: EngineOptions = {}): Promise<EngineRun[]> =>
      Promise.all(numbers(fixture.processes).map(() => fixture.start([testService('social', { reactions })], options)));
    const first = (runs: EngineRun[]) => {
      const [run] = runs;
      if (!run) throw new Error('nothing runs');
      return run.of('social');
    };
    const giveTo = (runs: EngineRun[], item: string) => callOf(first(runs)).ctx.decide(heart.of({ item }), give(item));
    const parkedIn = async (runs: EngineRun[]): Promise<Job[]> => (await first(runs).runtime.store.jobs.parked(undefined, 100)).items;

    it('that throws is tried later and later, over restarts, and then parked, while its lane goes on', async () => {
      const { now, forward } = clock({ stands: true });
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
      const { now, forward } = clock({ stands: true });
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
      const { now, forward } = clock();
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

    it('runs once for each event, whoever plans and takes it, also after a restart', async () => {
      const items = numbers(20).map(() => fresh('item'));
      const ran: string[] = [];
      const count = onHearts(items, { name: fresh('count'), run: async (_ctx, event) => void ran.push(event.data.item) });
      let runs = await startAll([count]);
      await Promise.all(items.map((item) => giveTo(runs, item)));
      await until('all ran', () => ran.length >= items.length);
      await Promise.all(runs.map((run) => fixture.stop(run)));
      runs = await startAll([count]);
      await until('it is calm', () => first(runs).idle());
      expect([...ran].sort()).toEqual([...items].sort());
    });

    it('of each name runs for each event of a commit, and decides for itself', async () => {
      const [one, other, names] = [fresh('item'), fresh('item'), ['thanks', 'praise']];
      const answer = (word: string) =>
        onHearts([one, other], {
          name: fresh(word),
          async run(ctx, event) {
            await ctx.decide(talk.of({ id: one, home: one }), say(one, `${word} for ${event.data.item}`));
          },
        });
      const runs = await startAll(names.map(answer));
      const { ctx } = callOf(first(runs));
      await ctx.decide(heart.of({ item: one }), (state) => [...give(one)(state), ...give(other)(state)]);
      const words = () => ctx.state(talk.of({ id: one, home: one }));
      await until('all have answered', async () => (await words()).length === 4).catch(() => undefined);
      expect((await words()).sort()).toEqual([one, other].flatMap((item) => names.map((word) => `${word} for ${item}`)).sort());
    });

    it('that has run is not planned again by a keeper that comes late', async () => {
      const item = fresh('item');
      let ran = 0;
      const count = onHearts([item], {
        name: fresh('count'),
        async run() {
          ran += 1;
        },
      });
      const runs = await startAll([count]);
      const { position } = await giveTo(runs, item);
      await until('it ran', () => ran === 1);
      await until('it is calm', () => first(runs).idle());
      const [[lane = '', seq = 0] = []] = Object.entries(position.social ?? {});
      const { store, source } = first(runs).runtime;
      // Stopped after it had read the commit, and going on now.
      await planningConsumer(store, [count], await openBeginnings(store, source, [count]), () => {}).handle(
        'social',
        Number(lane),
        await store.log.read(Number(lane), seq - 1, 1),
      );
      const due = await store.jobs.take(new Date(Date.now() + 60_000), 10, 1);
      expect(due.filter(({ reaction }) => reaction === count.name)).toEqual([]);
      expect(ran).toBe(1);
    });

    it('of a home with many jobs does not keep those of another home waiting', async () => {
      const [crowd, late, open] = [fresh('crowd'), fresh('late'), Promise.withResolvers<void>()];
      const [row, atOnce] = [60, maxJobsAtOnce * fixture.processes];
      const began: string[] = [];
      const slow = reaction({
        name: fresh('slow'),
        from: 'start',
        on: {
          social: {
            async HeartGiven(_ctx, event) {
              if (event.home !== crowd && event.home !== late) return;
              began.push(event.home);
              await open.promise;
            },
          },
        },
      });
      const runs = await startAll([slow]);
      const giveIn = (home: string, item: string) => callOf(first(runs)).ctx.decide({ ...heart.of({ item }), home }, give(item));
      await Promise.all(numbers(row).map(() => giveIn(crowd, fresh('item'))));
      await until('as many run as can', () => began.length === atOnce);
      const { position } = await giveIn(late, fresh('item'));
      const [[lane, seq] = []] = Object.entries(position.social ?? {});
      const { jobs } = first(runs).runtime.store;
      await until('it is planned', async () => ((await jobs.cursors('social')).get(Number(lane)) ?? 0) >= (seq ?? 0));
      open.resolve();
      await until('all ran', () => began.length === row + 1);
      expect(began.indexOf(late)).toBeLessThan(3 * atOnce);
    });

    it('that was interrupted finds what it had decided, and writes nothing where there is nothing to do', async () => {
      const item = fresh('item');
      let tries = 0;
      const answerBack = onHearts([item], {
        name: fresh('answer-back'),
        async run(ctx) {
          tries += 1;
          await ctx.decide(heart.of({ item }), give(item));
          await ctx.decide(talk.of({ id: item, home: item }), say(item, `thanks ${tries}`));
          if (tries === 1) throw new Error('it broke off');
        },
      });
      const runs = await startAll([answerBack]);
      await giveTo(runs, item);
      await until('it ran twice', async () => tries === 2 && (await first(runs).idle()));
      const { log } = first(runs).runtime.store;
      const commits = (await Promise.all(numbers(lanes).map((lane) => readLane(log, lane)))).flat().filter(({ home }) => home === item);
      expect(commits.map(({ stream }) => stream)).toEqual([`heart:${item}:w`, `comment:${item}`]);
      expect(await callOf(first(runs)).ctx.state(talk.of({ id: item, home: item }))).toEqual(['thanks 1']);
    });

    it('is given personal text, which its job does not hold, but none of erased people', async () => {
      const [item, person] = [fresh('item'), fresh('person')];
      const heard: string[] = [];
      const listen = reaction({
        name: fresh('listen'),
        from: 'start',
        attempts: 1,
        on: {
          social: {
            async CommentSaved(_ctx, event) {
              if (event.data.item !== item) return;
              heard.push(event.data.content);
              throw new Error('parked, to be looked at');
            },
          },
        },
      });
      const runs = await startAll([listen]);
      await callOf(first(runs)).ctx.decide(talk.of({ id: item, home: item }), say(item, 'a secret', person));
      await until('it is parked', async () => (await parkedIn(runs)).length === 1);
      expect(heard).toEqual(['a secret']);
      const jobs = await parkedIn(runs);
      expect(JSON.stringify(jobs)).not.toContain('a secret');
      // In the log it still stands.
      await first(runs).runtime.store.erased.add(person);
      for (const { id } of jobs) await first(runs).runtime.store.jobs.retry(id);
      await until('it is parked again', async () => heard.length === 2 && (await parkedIn(runs)).length === 1);
      expect(heard).toEqual(['a secret', '']);
      for (const { id } of jobs) await first(runs).runtime.store.jobs.drop(id);
    });
  });
}
