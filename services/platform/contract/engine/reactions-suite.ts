// What follows an event or the clock.

import { unavailable } from '../../errors.ts';
import { planningConsumer } from '../../following/consumers.ts';
import type { Job } from '../../ports/store.ts';
import type { Reaction, ReactionCtx, Sweep } from '../../service.ts';
import { until } from '../../testing/until.ts';
import { fresh, readLane } from '../store/data.ts';
import { callOf, give, heart, heartRef, say, talk, testService } from './data.ts';
import { type EngineOptions, type EngineRun, type EngineSetting, useWorld } from './world.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);

/** A clock that can be put forward. */
function clock() {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    forward: (seconds: number) => {
      ahead += seconds * 1000;
    },
  };
}

export function reactionsSuite(setting: EngineSetting, lanes: number): void {
  describe('a reaction', () => {
    const world = useWorld(setting, lanes);
    const startAll = (reactions: Reaction[], sweeps: Sweep[] = [], options: EngineOptions = {}): Promise<EngineRun[]> =>
      Promise.all(numbers(world.processes).map(() => world.start([testService('social', { reactions, sweeps })], options)));
    const first = (runs: EngineRun[]) => {
      const [run] = runs;
      if (!run) throw new Error('nothing runs');
      return run.of('social');
    };
    const giveTo = (runs: EngineRun[], item: string) => callOf(first(runs)).ctx.decide(heart, heartRef(item), give(item));
    const parkedIn = async (runs: EngineRun[]): Promise<Job[]> => (await first(runs).runtime.store.jobs.parked(undefined, 100)).items;

    it('that throws is tried later and later, over restarts, and then parked, while its lane goes on', async () => {
      const { now, forward } = clock();
      const [bad, good] = [fresh('bad'), fresh('good')];
      const seen: string[] = [];
      let mended = false;
      const greet: Reaction<'social'> = {
        name: fresh('greet'),
        source: 'social',
        on: ['HeartGiven'],
        attempts: 3,
        async run(_ctx, event) {
          if (event.type !== 'HeartGiven' || ![bad, good].includes(event.data.item)) return;
          seen.push(event.data.item);
          if (event.data.item === bad && !mended) throw new Error('nobody opens');
        },
      };
      const times = (item: string) => seen.filter((one) => one === item).length;
      let runs = await startAll([greet], [], { now });
      await giveTo(runs, bad);
      await until('it was tried', () => times(bad) === 1);
      // 1 s ± 20 %, then 2 s ± 20 %.
      const due = async () => ((await first(runs).runtime.store.jobs.nextDue())?.getTime() ?? 0) - now().getTime();
      const isDueWithin = async (least: number, most: number) => (await due()) > least && (await due()) < most;
      await until('it is put off', () => isDueWithin(100, 1300), 5);
      forward(1.3);
      await until('it was tried again', () => times(bad) === 2);
      await until('it is put off for longer', () => isDueWithin(1300, 2500), 5);

      await Promise.all(runs.map((run) => world.stop(run)));
      forward(2.5);
      runs = await startAll([greet], [], { now });
      await until('it is parked', async () => (await parkedIn(runs)).length > 0, 15);
      expect(await parkedIn(runs)).toMatchObject([{ reaction: greet.name, attempts: 3, parked: { error: 'nobody opens' }, event: { data: { item: bad } } }]);
      // The same reaction, and the same home when there is one lane.
      await giveTo(runs, good);
      await until('the lane went on', () => times(good) === 1);
      forward(3600);
      await until('it is calm', () => first(runs).idle(), 20);
      expect(times(bad)).toBe(3);

      mended = true;
      const [job] = await parkedIn(runs);
      expect(await first(runs).runtime.store.jobs.retry(job?.id ?? '')).toBe(true);
      await until('it ran by hand', () => times(bad) === 4);
      await until('it is done', async () => (await parkedIn(runs)).length === 0 && first(runs).idle(), 20);
    }, 90_000);

    it('that waits for something that is away is not parked, and runs when it is there again', async () => {
      const item = fresh('item');
      let ran = 0;
      const wait: Reaction<'social'> = {
        name: fresh('wait'),
        source: 'social',
        on: ['HeartGiven'],
        attempts: 1,
        async run(_ctx, event) {
          if (event.type !== 'HeartGiven' || event.data.item !== item) return;
          ran += 1;
          if (ran <= 2) throw unavailable('The printer');
        },
      };
      const runs = await startAll([wait]);
      await giveTo(runs, item);
      await until('it ran', () => ran === 3, 15);
      await until('it is calm', () => first(runs).idle(), 15);
      expect(await parkedIn(runs)).toEqual([]);
    }, 60_000);

    it('that was dropped by hand never runs again', async () => {
      const item = fresh('item');
      let runsOf = 0;
      const never: Reaction<'social'> = {
        name: fresh('never'),
        source: 'social',
        on: ['HeartGiven'],
        attempts: 1,
        async run(_ctx, event) {
          if (event.type !== 'HeartGiven' || event.data.item !== item) return;
          runsOf += 1;
          throw new Error('no');
        },
      };
      let runs = await startAll([never]);
      await giveTo(runs, item);
      await until('it is parked', async () => (await parkedIn(runs)).length === 1);
      expect(await first(runs).runtime.store.jobs.drop((await parkedIn(runs))[0]?.id ?? '')).toBe(true);
      await Promise.all(runs.map((run) => world.stop(run)));
      runs = await startAll([never]);
      await until('it is calm', () => first(runs).idle(), 20);
      expect(await parkedIn(runs)).toEqual([]);
      expect(runsOf).toBe(1);
    }, 60_000);

    it('runs once for each event, whoever plans and takes it, also after a restart', async () => {
      const items = numbers(20).map(() => fresh('item'));
      const ran: string[] = [];
      const count: Reaction<'social'> = {
        name: fresh('count'),
        source: 'social',
        on: ['HeartGiven'],
        run: async (_ctx, event) => void (event.type === 'HeartGiven' && items.includes(event.data.item) && ran.push(event.data.item)),
      };
      let runs = await startAll([count]);
      await Promise.all(items.map((item) => giveTo(runs, item)));
      await until('all ran', () => ran.length >= items.length, 20);
      await Promise.all(runs.map((run) => world.stop(run)));
      runs = await startAll([count]);
      await until('it is calm', () => first(runs).idle(), 20);
      expect([...ran].sort()).toEqual([...items].sort());
    }, 60_000);

    it('of each name runs for each event of a commit, and decides for itself', async () => {
      const [one, other, names] = [fresh('item'), fresh('item'), ['thanks', 'praise']];
      const answer = (word: string): Reaction<'social'> => ({
        name: fresh(word),
        source: 'social',
        on: ['HeartGiven'],
        async run(ctx, event) {
          if (event.type !== 'HeartGiven' || ![one, other].includes(event.data.item)) return;
          await ctx.decide(talk, { id: one, home: one }, say(one, `${word} for ${event.data.item}`));
        },
      });
      const runs = await startAll(names.map(answer));
      const { ctx } = callOf(first(runs));
      await ctx.decide(heart, heartRef(one), (state) => [...give(one)(state), ...give(other)(state)]);
      const words = () => ctx.state(talk, { id: one, home: one });
      await until('all have answered', async () => (await words()).length === 4, 10).catch(() => undefined);
      expect((await words()).sort()).toEqual([one, other].flatMap((item) => names.map((word) => `${word} for ${item}`)).sort());
    }, 60_000);

    it('that has run is not planned again by a keeper that comes late', async () => {
      const item = fresh('item');
      let ran = 0;
      const count: Reaction<'social'> = {
        name: fresh('count'),
        source: 'social',
        on: ['HeartGiven'],
        async run(_ctx, event) {
          if (event.type === 'HeartGiven' && event.data.item === item) ran += 1;
        },
      };
      const runs = await startAll([count]);
      const { position } = await giveTo(runs, item);
      await until('it ran', () => ran === 1, 15);
      await until('it is calm', () => first(runs).idle(), 15);
      const [[lane = '', seq = 0] = []] = Object.entries(position.social ?? {});
      const { store } = first(runs).runtime;
      // Stopped after it had read the commit, and going on now.
      await planningConsumer(store, [count], () => {}).handle('social', Number(lane), await store.log.read(Number(lane), seq - 1, 1));
      const due = await store.jobs.take(new Date(Date.now() + 60_000), 10, 1);
      expect(due.filter(({ reaction }) => reaction === count.name)).toEqual([]);
      expect(ran).toBe(1);
    }, 60_000);

    it('of a home with a long row does not keep those of another home waiting', async () => {
      const [crowd, late, open] = [fresh('crowd'), fresh('late'), Promise.withResolvers<void>()];
      const [row, atOnce] = [60, 8 * world.processes];
      const began: string[] = [];
      const slow: Reaction<'social'> = {
        name: fresh('slow'),
        source: 'social',
        on: ['HeartGiven'],
        async run(_ctx, event) {
          if (event.home !== crowd && event.home !== late) return;
          began.push(event.home);
          await open.promise;
        },
      };
      const runs = await startAll([slow]);
      const giveIn = (home: string, item: string) => callOf(first(runs)).ctx.decide(heart, { id: item, home }, give(item));
      await Promise.all(numbers(row).map(() => giveIn(crowd, fresh('item'))));
      await until('as many run as can', () => began.length === atOnce, 20);
      const { position } = await giveIn(late, fresh('item'));
      const [[lane, seq] = []] = Object.entries(position.social ?? {});
      const { jobs } = first(runs).runtime.store;
      await until('it is planned', async () => ((await jobs.cursors('social')).get(Number(lane)) ?? 0) >= (seq ?? 0), 15);
      open.resolve();
      await until('all ran', () => began.length === row + 1, 20);
      expect(began.indexOf(late)).toBeLessThan(3 * atOnce);
    }, 60_000);

    it('that broke off finds what it had decided, and leaves no trace where nothing was to do', async () => {
      const item = fresh('item');
      let tries = 0;
      const answerBack: Reaction<'social'> = {
        name: fresh('answer-back'),
        source: 'social',
        on: ['HeartGiven'],
        async run(ctx, event) {
          if (event.type !== 'HeartGiven' || event.data.item !== item) return;
          tries += 1;
          await ctx.decide(heart, heartRef(item), give(item));
          await ctx.decide(talk, { id: item, home: item }, say(item, `thanks ${tries}`));
          if (tries === 1) throw new Error('it broke off');
        },
      };
      const runs = await startAll([answerBack]);
      await giveTo(runs, item);
      await until('it ran twice', async () => tries === 2 && (await first(runs).idle()), 20);
      const { log } = first(runs).runtime.store;
      const commits = (await Promise.all(numbers(lanes).map((lane) => readLane(log, lane)))).flat().filter(({ home }) => home === item);
      expect(commits.map(({ stream }) => stream)).toEqual([`heart:${item}:w`, `comment:${item}`]);
      expect(await callOf(first(runs)).ctx.state(talk, { id: item, home: item })).toEqual(['thanks 1']);
    }, 60_000);

    it('is told personal text, which its job does not hold, and none of the erased', async () => {
      const [item, person] = [fresh('item'), fresh('person')];
      const heard: string[] = [];
      const listen: Reaction<'social'> = {
        name: fresh('listen'),
        source: 'social',
        on: ['CommentSaved'],
        attempts: 1,
        async run(_ctx, event) {
          if (event.type !== 'CommentSaved' || event.data.item !== item) return;
          heard.push(event.data.content);
          throw new Error('parked, to be looked at');
        },
      };
      const runs = await startAll([listen]);
      await callOf(first(runs)).ctx.decide(talk, { id: item, home: item }, say(item, 'a secret', person));
      await until('it is parked', async () => (await parkedIn(runs)).length === 1);
      expect(heard).toEqual(['a secret']);
      const jobs = await parkedIn(runs);
      expect(JSON.stringify(jobs)).not.toContain('a secret');
      // In the log it still stands.
      await first(runs).runtime.store.erased.add(person);
      for (const { id } of jobs) await first(runs).runtime.store.jobs.retry(id);
      await until('it is parked again', async () => heard.length === 2 && (await parkedIn(runs)).length === 1, 15);
      expect(heard).toEqual(['a secret', '']);
      for (const { id } of jobs) await first(runs).runtime.store.jobs.drop(id);
    }, 60_000);

    it('to the clock runs once in each of its slots, in whatever process, and goes on after a failure', async () => {
      const slots: string[] = [];
      let fails = 1;
      const run = async (ctx: ReactionCtx) => {
        slots.push(ctx.id('slot'));
        fails -= 1;
        if (fails >= 0) throw new Error('this time not');
      };
      const { now, forward } = clock();
      const runs = await startAll([], [{ name: fresh('tidy'), everySeconds: 1000, run }], { now });
      for (const round of numbers(4)) {
        forward(1000);
        await until('its time has come', () => slots.length > round, 15);
        await until('it is calm', () => first(runs).idle(), 15);
      }
      // The one that failed came again with the clock, and its slot was the same.
      expect(slots).toHaveLength(4);
      expect(new Set(slots).size).toBe(3);
    }, 60_000);
  });
}
