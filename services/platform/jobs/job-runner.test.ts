import { unavailable } from '../errors.ts';
import type { Jobs } from '../ports/store.ts';
import { reaction } from '../reaction.ts';
import { due, jobBench } from '../testing/store/job-bench.ts';
import { mostInTurn, workFor } from '../testing/turns.ts';
import { until } from '../testing/until.ts';
import { maxJobsAtOnce } from './job-runner.ts';

describe('a job', () => {
  const { jobs, plan, run } = jobBench();
  const slow = reaction({ name: 'slow', from: 'start', on: {} });
  const start = (runReaction: () => Promise<void>, now?: () => Date, changed?: Partial<Jobs>) => run({ reactions: [slow], runReaction, now, changed });

  it.each([
    { what: 'fails', attempts: 8, waits: 400, error: new Error('no'), isParked: false },
    { what: 'fails', attempts: 9, waits: 0, error: new Error('no'), isParked: true },
    { what: 'waits for what is away', attempts: 9, waits: 438, error: unavailable('Mail'), isParked: false },
    { what: 'waits for what is away', attempts: 0, waits: 439, error: unavailable('Mail'), isParked: true },
  ])('that $what, after $attempts attempts and $waits waits: given up $isParked', async ({ attempts, waits, error, isParked }) => {
    const job = due(slow, { attempts, waits });
    await plan(job);
    let ran = 0;
    const runner = await start(async () => {
      ran += 1;
      throw error;
    });
    await until('it has failed', async () => ran === 1 && (await runner.idle()));
    await runner.stop();
    expect((await jobs().parked(undefined, 10)).items.some(({ id }) => id === job.id)).toBe(isParked);
    await jobs().done(job.id);
  });

  it('that comes alone is asked for once, and its end asks for no other', async () => {
    let [ran, takes] = [0, 0];
    const counted: Partial<Jobs> = {
      take(...wanted) {
        takes += 1;
        return jobs().take(...wanted);
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
    await plan(due(slow));
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
    for (let nth = 0; nth < some; nth += 1) await plan(due(slow));
    runner.poke();
    await until('as many run as may', () => ended.length === maxJobsAtOnce);
    ended[0]?.resolve();
    await until('the next one runs', () => ended.length === maxJobsAtOnce + 1, 1);
    ended[1]?.resolve();
    await until('the last one runs', () => ended.length === some, 1);
    for (const one of ended) one.resolve();
    await runner.stop();
  });

  it('of hundreds that are due leaves turns to everybody else', async () => {
    const some = 300;
    await plan(...Array.from({ length: some }, () => due(slow)));
    let ran = 0;
    const runner = await start(async () => {
      workFor(1);
      ran += 1;
    });
    // 5 ms and the job that passes them, once after a timer or a socket and once after those.
    expect(await mostInTurn(() => ran, some)).toBeLessThanOrEqual(12);
    await until('all are done', runner.idle);
    await runner.stop();
  });

  /** A job that runs until it is told to end, and a clock that can be put forward. */
  async function setUp(changed: (jobs: Jobs) => Partial<Jobs> = () => ({})) {
    const [job, ended] = [due(slow), Promise.withResolvers<void>()];
    let [ran, ahead] = [0, 0];
    const now = () => new Date(Date.now() + ahead);
    await plan(job);
    const work = async () => {
      ran += 1;
      await ended.promise;
    };
    const runner = await start(work, now, changed(jobs()));
    await until('it runs', () => ran === 1);
    const forward = (seconds: number) => {
      ahead += seconds * 1000;
    };
    return { id: job.id, runner, now, forward, end: ended.resolve, ran: () => ran };
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
    // Its time ended too early, so it is taken again.
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

  it('that takes long is free for others at once when its runner stops, which no longer records its outcome', async () => {
    const { id, runner, now, end } = await setUp();
    await runner.stop();
    expect(await jobs().take(now(), 10, 60)).toMatchObject([{ id }]);
    end();
    await new Promise(setImmediate);
    expect(await jobs().take(new Date(now().getTime() + 61_000), 10, 60)).toMatchObject([{ id, attempts: 0, waits: 0 }]);
    await jobs().done(id);
  });
});
