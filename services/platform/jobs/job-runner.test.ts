import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { embeddedLive } from '../embedded/live/live.ts';
import { embeddedStore } from '../embedded/store/store.ts';
import { unavailable } from '../errors.ts';
import type { Job, Jobs, Store } from '../ports/store.ts';
import { type Reaction, reaction } from '../reaction.ts';
import { fresh } from '../testing/store/data.ts';
import { until } from '../testing/until.ts';
import { maxJobsAtOnce, runJobs } from './job-runner.ts';

const eventOf = (home: string) =>
  ({
    source: 'social',
    lane: 0,
    seq: 1,
    index: 0,
    stream: 's',
    home,
    at: new Date(0).toISOString(),
    type: 'HeartGiven',
    data: { item: 'a', owner: home, who: 'w' },
  }) as const;

describe('a job', () => {
  let dataDir: string;
  let store: Store;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'kloak-jobs-'));
    store = await embeddedStore({ dataDir })({ service: 'social', lanes: 1, views: [] });
  });
  afterAll(async () => {
    await store.close();
    await rm(dataDir, { recursive: true });
  });

  const slow = reaction({ name: 'slow', from: 'start', on: {} });
  const plan = (id: string, { attempts = 0, waits = 0, now = new Date() } = {}) =>
    store.jobs.plan([{ id, reaction: slow.name, dueAt: now.toISOString(), attempts, waits }], undefined);
  const start = (runReaction: () => Promise<void>, now = () => new Date(), changed: Partial<Jobs> = {}) =>
    runJobs({
      service: 'social',
      store: { ...store, jobs: { ...store.jobs, ...changed } },
      live: embeddedLive(),
      reactions: [slow],
      sweeps: [],
      runReaction,
      runSweep: async () => {},
      giveUp: async () => {},
      now,
      log: pino({ level: 'silent' }),
    });

  it.each([
    { what: 'fails', attempts: 8, waits: 400, error: new Error('no'), isParked: false },
    { what: 'fails', attempts: 9, waits: 0, error: new Error('no'), isParked: true },
    { what: 'waits for what is away', attempts: 9, waits: 438, error: unavailable('Mail'), isParked: false },
    { what: 'waits for what is away', attempts: 0, waits: 439, error: unavailable('Mail'), isParked: true },
  ])('that $what, after $attempts attempts and $waits waits: given up $isParked', async ({ attempts, waits, error, isParked }) => {
    const id = fresh('job');
    await plan(id, { attempts, waits });
    let ran = 0;
    const runner = await start(async () => {
      ran += 1;
      throw error;
    });
    await until('it has failed', async () => ran === 1 && (await runner.idle()));
    await runner.stop();
    expect((await store.jobs.parked(undefined, 10)).items.some((job) => job.id === id)).toBe(isParked);
    await store.jobs.done(id);
  });

  it('that comes alone is asked for once, and its end asks for no other', async () => {
    let [ran, takes] = [0, 0];
    const counted: Partial<Jobs> = {
      take(...wanted) {
        takes += 1;
        return store.jobs.take(...wanted);
      },
    };
    const runner = await start(
      async () => {
        ran += 1;
      },
      undefined,
      counted,
    );
    await until('the first look is over', runner.idle);
    takes = 0;
    await plan(fresh('job'));
    runner.poke();
    await until('it has run', async () => ran === 1 && (await runner.idle()));
    expect(takes).toBe(1);
    await runner.stop();
  });

  it('of more than run at once follows as soon as one ends', async () => {
    const ended: PromiseWithResolvers<void>[] = [];
    const runner = await start(() => {
      const one = Promise.withResolvers<void>();
      ended.push(one);
      return one.promise;
    });
    const some = maxJobsAtOnce + 2;
    for (let nth = 0; nth < some; nth += 1) await plan(fresh('job'));
    runner.poke();
    await until('as many run as may', () => ended.length === maxJobsAtOnce);
    ended[0]?.resolve();
    await until('the next one runs', () => ended.length === maxJobsAtOnce + 1, 1);
    ended[1]?.resolve();
    await until('the last one runs', () => ended.length === some, 1);
    for (const one of ended) one.resolve();
    await runner.stop();
  });

  /** A job that runs until it is told to end, and a clock that can be put forward. */
  async function setUp(changed: (jobs: Jobs) => Partial<Jobs> = () => ({})) {
    const [id, ended] = [fresh('job'), Promise.withResolvers<void>()];
    let [ran, ahead] = [0, 0];
    const now = () => new Date(Date.now() + ahead);
    await plan(id, { now: now() });
    const work = async () => {
      ran += 1;
      await ended.promise;
    };
    const runner = await start(work, now, changed(store.jobs));
    await until('it runs', () => ran === 1);
    const forward = (seconds: number) => {
      ahead += seconds * 1000;
    };
    return { id, runner, now, forward, end: ended.resolve, ran: () => ran };
  }

  it('that takes long stays with its runner, and never runs twice at once', async () => {
    const held: string[] = [];
    let [again, counting] = [0, false];
    const { id, runner, forward, end, ran } = await setUp((jobs) => ({
      async hold(ids, time) {
        held.push(...ids);
        await jobs.hold(ids, time);
      },
      async take(now, limit, seconds) {
        const taken = await jobs.take(now, limit, seconds);
        if (counting) again += taken.length;
        return taken;
      },
    }));
    await until('it is held for longer', () => held.includes(id));
    // As if it could not have been held in time: it is given again.
    counting = true;
    forward(3600);
    runner.poke();
    await until('it was given again', () => again === 1);
    expect(ran()).toBe(1);
    end();
    await until('it is done', () => runner.idle());
    await runner.stop();
    expect(ran()).toBe(1);
  });

  it('of a reaction that runs once at a time leaves its place to others, and none is lost', async () => {
    const rare = reaction({ name: 'rare', from: 'start', maxAtOnce: 1, on: {} });
    const [first, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const dueAt = new Date(0).toISOString();
    const ids = Array.from({ length: 12 }, () => fresh('rare'));
    await store.jobs.plan(
      ids.map((id) => ({ id, reaction: rare.name, dueAt, attempts: 0, waits: 0 })),
      undefined,
    );
    await plan(fresh('common'));
    let [atOnce, most, common] = [0, 0, 0];
    const ran: string[] = [];
    const runReaction = async ({ name }: { name: string }, { id }: { id: string }) => {
      if (name === slow.name) {
        common += 1;
        return;
      }
      atOnce += 1;
      most = Math.max(most, atOnce);
      first.resolve();
      await ended.promise;
      atOnce -= 1;
      ran.push(id);
    };
    const runner = await runJobs({
      service: 'social',
      store,
      live: embeddedLive(),
      reactions: [slow, rare],
      sweeps: [],
      runReaction,
      runSweep: async () => {},
      giveUp: async () => {},
      now: () => new Date(),
      log: pino({ level: 'silent' }),
    });
    await first.promise;
    await until('the other reaction ran', () => common === 1);
    expect(await runner.idle()).toBe(false);
    ended.resolve();
    await until('all are done', () => ran.length === ids.length);
    await runner.stop();
    expect(new Set(ran)).toEqual(new Set(ids));
    expect(most).toBe(1);
  });

  it('of a home that has as many as one may have leaves the other places to other homes', async () => {
    const shared = reaction({ name: 'shared', from: 'start', maxAtOnce: 3, maxAtOnceOfHome: 2, on: {} });
    const later = reaction({ name: 'later', from: 'start', yieldsTo: shared.name, on: {} });
    const [crowd, ben, clara] = [fresh('crowd'), fresh('ben'), fresh('clara')];
    const planOf = ({ name }: { name: string }, ...homes: string[]) =>
      store.jobs.plan(
        homes.map((home) => ({ id: fresh(name), reaction: name, dueAt: new Date(0).toISOString(), attempts: 0, waits: 0, event: eventOf(home) })),
        undefined,
      );
    await planOf(shared, crowd, crowd, crowd, crowd);
    await planOf(later, crowd);
    const open = Promise.withResolvers<void>();
    const began: (string | undefined)[] = [];
    const runReaction = async (_reaction: Reaction, job: Job) => {
      began.push(job.event?.home);
      await open.promise;
    };
    const runner = await runJobs({
      service: 'social',
      store,
      live: embeddedLive(),
      reactions: [shared, later],
      sweeps: [],
      runReaction,
      runSweep: async () => {},
      giveUp: async () => {},
      now: () => new Date(),
      log: pino({ level: 'silent' }),
    });
    await until('as many of the crowd as may', () => began.length === 2);
    await planOf(shared, ben, clara);
    runner.poke();
    await until('one of another home', () => began.length === 3);
    expect([crowd, ben, clara].map((home) => began.filter((one) => one === home).length)).toEqual([2, 1, 0]);
    open.resolve();
    await until('all are done', async () => began.length === 7 && (await runner.idle()));
    await runner.stop();
  });

  it('of a reaction that goes round comes after those of all other homes that wait', async () => {
    const long = reaction({ name: 'long', from: 'start', maxAtOnce: 1, goesRound: true, on: {} });
    const [anna, ben, clara] = [fresh('anna'), fresh('ben'), fresh('clara')];
    const planOf = (home: string, count: number, dueAt = new Date(0)) =>
      store.jobs.plan(
        Array.from({ length: count }, () => ({
          id: fresh('long'),
          reaction: long.name,
          dueAt: dueAt.toISOString(),
          attempts: 0,
          waits: 0,
          event: eventOf(home),
        })),
        undefined,
      );
    await planOf(anna, 3);
    const ran: (string | undefined)[] = [];
    const runReaction = async (_reaction: Reaction, job: Job) => {
      ran.push(job.event?.home);
      // Long after the turns of all of Anna's have come.
      const anHourLater = new Date(3_600_000);
      if (ran.length === 1) await Promise.all([planOf(ben, 2, anHourLater), planOf(clara, 1, anHourLater)]);
    };
    const runner = await runJobs({
      service: 'social',
      store,
      live: embeddedLive(),
      reactions: [long],
      sweeps: [],
      runReaction,
      runSweep: async () => {},
      giveUp: async () => {},
      now: () => new Date(),
      log: pino({ level: 'silent' }),
    });
    await until('all are done', async () => ran.length === 6 && (await runner.idle()));
    await runner.stop();
    expect(ran[0]).toBe(anna);
    expect(new Set(ran.slice(0, 3))).toEqual(new Set([anna, ben, clara]));
    expect(new Set(ran.slice(3, 5))).toEqual(new Set([anna, ben]));
    expect(ran[5]).toBe(anna);
  });

  it('of a reaction that yields to another begins when none of that waits, and they leave together what that one alone leaves', async () => {
    const first = reaction({ name: 'first', from: 'start', maxAtOnce: 1, on: {} });
    const later = reaction({ name: 'later', from: 'start', yieldsTo: first.name, maxAtOnce: 3, on: {} });
    const planOf = (reaction: string, dueAt: Date) =>
      store.jobs.plan([{ id: fresh(reaction), reaction, dueAt: dueAt.toISOString(), attempts: 0, waits: 0 }], undefined);
    const longAgo = new Date(0);
    // It is due first, and waits all the same.
    await planOf(later.name, longAgo);
    await planOf(later.name, longAgo);
    await planOf(first.name, new Date());
    await planOf(first.name, new Date());
    const ran: string[] = [];
    let [atOnce, most] = [0, 0];
    const runReaction = async ({ name }: { name: string }) => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      ran.push(name);
      // One more comes while the first of the later ones runs.
      if (name === later.name && ran.length === 3) await planOf(first.name, new Date());
      await new Promise(setImmediate);
      atOnce -= 1;
    };
    const runner = await runJobs({
      service: 'social',
      store,
      live: embeddedLive(),
      reactions: [slow, first, later],
      sweeps: [],
      runReaction,
      runSweep: async () => {},
      giveUp: async () => {},
      now: () => new Date(),
      log: pino({ level: 'silent' }),
    });
    await until('all are done', async () => ran.length === 5 && (await runner.idle()));
    await runner.stop();
    expect(ran).toEqual(['first', 'first', 'later', 'first', 'later']);
    expect(most).toBe(1);
  });

  it('that takes long is free for others at once when its runner stops, which no longer records its outcome', async () => {
    const { id, runner, now, end } = await setUp();
    await runner.stop();
    expect(await store.jobs.take(now(), 10, 60)).toMatchObject([{ id }]);
    end();
    await new Promise(setImmediate);
    expect(await store.jobs.take(new Date(now().getTime() + 61_000), 10, 60)).toMatchObject([{ id, attempts: 0, waits: 0 }]);
    await store.jobs.done(id);
  });
});
