// Reactions to events: each runs once for an event.
import { openBeginnings } from '../../jobs/beginnings.ts';
import { maxJobsAtOnce } from '../../jobs/job-runner.ts';
import { planningConsumer } from '../../jobs/planning.ts';
import { reaction } from '../../reaction.ts';
import { callOf, give, heart, say, talk } from '../../testing/engine/data.ts';
import type { EngineSetting } from '../../testing/engine/fixture.ts';
import { fresh, readLane } from '../../testing/store/data.ts';
import { until } from '../../testing/until.ts';
import { numbers, onHearts, useReactions } from './reaction-runs.ts';

export function reactionsSuite(setting: EngineSetting, lanes: number): void {
  describe('a reaction', () => {
    const { fixture, startAll, first, giveTo, parkedIn } = useReactions(setting, lanes);

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
      await planningConsumer(store, await openBeginnings(store, source, [count]), { dueAt: (at) => new Date(at), planned: () => {} }).handle(
        'social',
        Number(lane),
        await store.log.read(Number(lane), seq - 1, 1),
      );
      // Includes jobs of other tests, whose clocks were ahead.
      const due = await store.jobs.take(new Date(Date.now() + 60_000), 100, 1);
      expect(due.filter(({ event }) => event?.stream === `heart:${item}:w`)).toEqual([]);
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
      // Planned in common, or apart if the database knows other reactions already.
      const cursors = () => Promise.all([jobs.cursors('social'), jobs.cursors('social', `${slow.name}/HeartGiven`)]);
      await until('it is planned', async () => (await cursors()).some((lanes) => (lanes.get(Number(lane)) ?? 0) >= (seq ?? 0)));
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
      // The log still contains it.
      await first(runs).runtime.store.erased.add(person);
      for (const { id } of jobs) await first(runs).runtime.store.jobs.retry(id);
      await until('it is parked again', async () => heard.length === 2 && (await parkedIn(runs)).length === 1);
      expect(heard).toEqual(['a secret', '']);
      for (const { id } of jobs) await first(runs).runtime.store.jobs.drop(id);
    });
  });
}
