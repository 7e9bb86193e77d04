import type { Job } from '../ports/store.ts';
import { type Reaction, reaction } from '../reaction.ts';
import { fresh } from '../testing/store/data.ts';
import { due, jobBench } from '../testing/store/job-bench.ts';
import { until } from '../testing/until.ts';

describe('a job of a reaction', () => {
  const { plan, run } = jobBench();

  it('that runs once at a time leaves its place to others, and none is lost', async () => {
    const [rare, common] = [reaction({ name: 'rare', from: 'start', concurrency: { total: 1 }, on: {} }), reaction({ name: 'common', from: 'start', on: {} })];
    const [first, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const jobs = Array.from({ length: 12 }, () => due(rare));
    await plan(...jobs);
    await plan(due(common, { dueAt: new Date().toISOString() }));
    let [atOnce, most, others] = [0, 0, 0];
    const ran: string[] = [];
    const runReaction = async ({ name }: Reaction, { id }: Job) => {
      if (name === common.name) {
        others += 1;
        return;
      }
      atOnce += 1;
      most = Math.max(most, atOnce);
      first.resolve();
      await ended.promise;
      atOnce -= 1;
      ran.push(id);
    };
    const runner = await run({ reactions: [common, rare], runReaction });
    await first.promise;
    await until('the other reaction ran', () => others === 1);
    expect(await runner.idle()).toBe(false);
    ended.resolve();
    await until('all are done', () => ran.length === jobs.length);
    await runner.stop();
    expect(new Set(ran)).toEqual(new Set(jobs.map(({ id }) => id)));
    expect(most).toBe(1);
  });

  it('that has as many of a home as it may leaves the other places to other homes', async () => {
    const shared = reaction({ name: 'shared', from: 'start', concurrency: { total: 3, perHome: 2 }, on: {} });
    const later = reaction({ name: 'later', from: 'start', runsAfter: shared.name, on: {} });
    const [crowd, ben, clara] = [fresh('crowd'), fresh('ben'), fresh('clara')];
    const sharedOf = (...homes: string[]) => homes.map((home) => due(shared, { home }));
    await plan(...sharedOf(crowd, crowd, crowd, crowd), due(later, { home: crowd }));
    const open = Promise.withResolvers<void>();
    const began: (string | undefined)[] = [];
    const runReaction = async (_reaction: Reaction, job: Job) => {
      began.push(job.event?.home);
      await open.promise;
    };
    const runner = await run({ reactions: [shared, later], runReaction });
    await until('as many of the crowd as may', () => began.length === 2);
    await plan(...sharedOf(ben, clara));
    runner.poke();
    await until('one of another home', () => began.length === 3);
    expect([crowd, ben, clara].map((home) => began.filter((one) => one === home).length)).toEqual([2, 1, 0]);
    open.resolve();
    await until('all are done', async () => began.length === 7 && (await runner.idle()));
    await runner.stop();
  });

  it('that takes long comes after those of all other homes that wait', async () => {
    const long = reaction({ name: 'long', from: 'start', concurrency: { total: 1 }, on: {} });
    const [anna, ben, clara] = [fresh('anna'), fresh('ben'), fresh('clara')];
    await plan(...[anna, anna, anna].map((home) => due(long, { home })));
    const ran: (string | undefined)[] = [];
    const runReaction = async (_reaction: Reaction, job: Job) => {
      ran.push(job.event?.home);
      // Long after all of Anna's were due.
      const dueAt = new Date(3_600_000).toISOString();
      if (ran.length === 1) await plan(...[ben, ben, clara].map((home) => due(long, { home, dueAt })));
    };
    const runner = await run({ reactions: [long], runReaction });
    await until('all are done', async () => ran.length === 6 && (await runner.idle()));
    await runner.stop();
    expect(ran[0]).toBe(anna);
    expect(new Set(ran.slice(0, 3))).toEqual(new Set([anna, ben, clara]));
    expect(new Set(ran.slice(3, 5))).toEqual(new Set([anna, ben]));
    expect(ran[5]).toBe(anna);
  });

  it('that runs after another begins when none of that waits, and shares its places', async () => {
    const first = reaction({ name: 'first', from: 'start', concurrency: { total: 1 }, on: {} });
    const later = reaction({ name: 'later', from: 'start', runsAfter: first.name, concurrency: { total: 3 }, on: {} });
    const now = () => new Date().toISOString();
    // Those that run later are due first, and wait all the same.
    await plan(due(later), due(later), due(first, { dueAt: now() }), due(first, { dueAt: now() }));
    const ran: string[] = [];
    let [atOnce, most] = [0, 0];
    const runReaction = async ({ name }: Reaction) => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      ran.push(name);
      // One more comes while the first of the later ones runs.
      if (name === later.name && ran.length === 3) await plan(due(first, { dueAt: now() }));
      await new Promise(setImmediate);
      atOnce -= 1;
    };
    const runner = await run({ reactions: [first, later], runReaction });
    await until('all are done', async () => ran.length === 5 && (await runner.idle()));
    await runner.stop();
    expect(ran).toEqual(['first', 'first', 'later', 'first', 'later']);
    expect(most).toBe(1);
  });
});
