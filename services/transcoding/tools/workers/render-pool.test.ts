import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { until } from '@kloak/platform/testing/until.ts';
import { openPictures, type Pictures, plain } from '../../testing/pictures.ts';
import { forkWorker, type PoolOptions } from './render-pool.ts';

let pictures: Pictures;
beforeAll(async () => {
  pictures = await openPictures();
});
afterAll(() => pictures.close());
const jobOf = (bytes: Buffer) => pictures.jobOf(bytes);
const openPool = (options: PoolOptions) => pictures.openPool(options);

describe('the workers', () => {
  const large = plain(5_000, 4_000).png({ compressionLevel: 1 }).toBuffer();
  const slow = async () => jobOf(await large);
  const small = async () => jobOf(await plain(20, 20).jpeg().toBuffer());

  (existsSync('/proc/self/environ') ? it : it.skip)('know nothing of our environment, where the system shows it', async () => {
    const own = openPool({});
    await own.render(await small());
    const [pid] = own.pids();
    const environment = await readFile(`/proc/${pid}/environ`, 'utf8');
    const names = environment.split('\0').flatMap((line) => /^\w+(?==)/.exec(line) ?? []);
    // Node's own are of its channel to us.
    expect(names.filter((name) => !name.startsWith('NODE_')).toSorted()).toEqual(['MALLOC_ARENA_MAX', 'TMPDIR']);
  });

  it('work in processes of their own, one after another', async () => {
    const own = openPool({});
    const all = await Promise.all(Array.from({ length: 5 }, async () => own.render(await small())));
    expect(all.map(({ outcome }) => outcome)).toEqual(Array(5).fill('rendered'));
    expect(own.pids()).toHaveLength(1);
    expect(own.pids()).not.toContain(process.pid);
  });

  it('are as many as there may be, and one alone where memory is short', async () => {
    for (const [hasMemory, count] of [
      [true, 3],
      [false, 1],
    ] as const) {
      const own = openPool({ maxWorkers: 3, hasMemory: () => hasMemory });
      await Promise.all(Array.from({ length: 5 }, async () => own.render(await small())));
      expect(own.pids()).toHaveLength(count);
    }
  });

  it('may crash: it costs the job and no other', async () => {
    const own = openPool({});
    const [long, short] = [await slow(), await small()];
    await own.render(await small());
    const [pid = 0] = own.pids();
    const [crashed, next] = [own.render(long), own.render(short)];
    process.kill(pid, 'SIGSEGV');
    await expect(crashed).rejects.toThrow('the renderer ended (SIGSEGV)');
    expect(await next).toMatchObject({ outcome: 'rendered' });
    expect(own.pids()).not.toContain(pid);
  });

  it('may not be started: it costs the job and no other', async () => {
    let refusals = 0;
    const own = openPool({
      startProcess() {
        if (refusals === 0) return forkWorker();
        refusals -= 1;
        throw new Error('spawn ENOMEM');
      },
    });
    const [long, short, last] = [await slow(), await small(), await small()];
    const first = own.render(long);
    const crashed = expect(first).rejects.toThrow('the renderer ended');
    await until('it runs', () => own.pids().length === 1);
    const refused = expect(own.render(short)).rejects.toThrow('spawn ENOMEM');
    refusals = 1;
    process.kill(own.pids()[0] ?? 0, 'SIGKILL');
    await Promise.all([crashed, refused]);
    expect(await own.render(last)).toMatchObject({ outcome: 'rendered' });
  });

  it('take jobs in the order in which they come', async () => {
    const own = openPool({});
    const order: number[] = [];
    const jobs = await Promise.all(Array.from({ length: 5 }, small));
    await Promise.all(jobs.map((job, place) => own.render(job).then(() => order.push(place))));
    expect(order).toEqual([0, 1, 2, 3, 4]);
  });

  it('begin a job at once beside slow ones, while fewer run than may', async () => {
    const own = openPool({ maxWorkers: 3, hasMemory: () => true });
    const [first, second, short] = [await slow(), await slow(), await small()];
    const all = [first, second].map((job) => own.render(job));
    const next = own.render(short);
    expect(own.pids()).toHaveLength(3);
    await Promise.all([...all, next]);
  });

  it('are given up when a job takes too long', async () => {
    const own = openPool({ maxJobMs: 100 });
    await expect(own.render(await slow())).rejects.toThrow('it took too long');
    expect(own.pids()).toEqual([]);
  });

  it('do not let a job wait for ever', async () => {
    const own = openPool({ maxWaitMs: 50 });
    const [long, short] = [await slow(), await small()];
    const [first, second] = [own.render(long), own.render(short)];
    await expect(second).rejects.toMatchObject({ kind: 'unavailable', code: 'no-turn' });
    expect(await first).toMatchObject({ outcome: 'rendered' });
  });

  it('tell a fault of the machine from one of the bytes', async () => {
    const own = openPool({});
    const { folder } = pictures;
    await expect(own.render({ input: join(folder, 'none.jpg'), folder })).rejects.toThrow('could not be rendered');
    await expect(own.render({ ...(await small()), folder: join(folder, 'no-folder') })).rejects.toThrow('could not be rendered');
  });

  it('end when there is nothing to do, and start again', async () => {
    const own = openPool({ maxIdleMs: 20 });
    await own.render(await small());
    await until('the worker has ended', () => own.pids().length === 0);
    expect(await own.render(await small())).toMatchObject({ outcome: 'rendered' });
  });
});
