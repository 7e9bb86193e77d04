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
    await own.render(await small(), 'anna');
    const [pid] = own.pids();
    const environment = await readFile(`/proc/${pid}/environ`, 'utf8');
    const names = environment.split('\0').flatMap((line) => /^\w+(?==)/.exec(line) ?? []);
    // Node's own are of its channel to us.
    expect(names.filter((name) => !name.startsWith('NODE_')).toSorted()).toEqual(['MALLOC_ARENA_MAX', 'TMPDIR']);
  });

  it('work in processes of their own, one after another', async () => {
    const own = openPool({});
    const all = await Promise.all(Array.from({ length: 5 }, async () => own.render(await small(), 'anna')));
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
      await Promise.all(Array.from({ length: 5 }, async () => own.render(await small(), 'anna')));
      expect(own.pids()).toHaveLength(count);
    }
  });

  it('may crash: it costs the job and no other', async () => {
    const own = openPool({});
    const [long, short] = [await slow(), await small()];
    await own.render(await small(), 'anna');
    const [pid = 0] = own.pids();
    const [crashed, next] = [own.render(long, 'anna'), own.render(short, 'anna')];
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
    const first = own.render(long, 'anna');
    const crashed = expect(first).rejects.toThrow('the renderer ended');
    await until('it runs', () => own.pids().length === 1);
    const refused = expect(own.render(short, 'anna')).rejects.toThrow('spawn ENOMEM');
    refusals = 1;
    process.kill(own.pids()[0] ?? 0, 'SIGKILL');
    await Promise.all([crashed, refused]);
    expect(await own.render(last, 'anna')).toMatchObject({ outcome: 'rendered' });
  });

  it('take a picture of each owner in turn', async () => {
    const own = openPool({ onePlaceMoreMs: 600_000 });
    const order: string[] = [];
    const photo = await plain(400, 300).jpeg().toBuffer();
    const owners = ['anna', 'anna', 'anna', 'anna', 'ben', 'clara'];
    const inputs = await Promise.all(owners.map(() => jobOf(photo)));
    await Promise.all(inputs.map((job, index) => own.render(job, owners[index] ?? '').then(() => order.push(owners[index] ?? ''))));
    expect(order.slice(0, 4).toSorted()).toEqual(['anna', 'anna', 'ben', 'clara']);
  });

  it('are one more for each of two others, where all render for one owner', async () => {
    const own = openPool({ maxWorkers: 2, hasMemory: () => true, onePlaceMoreMs: 10, maxJobMs: 60_000 });
    const order: string[] = [];
    const owners = [...Array.from({ length: 5 }, () => 'anna'), 'ben', 'clara'];
    const jobs = await Promise.all(owners.map((owner) => (owner === 'anna' ? slow() : small())));
    const all = jobs.map(async (job, index) => {
      const owner = owners[index] ?? '';
      await own.render(job, owner);
      order.push(owner);
    });
    await until('each has a place', () => own.pids().length === 4);
    await Promise.all(all);
    expect(order.at(-1)).toBe('anna');
  });

  it('leave a place to who had little, however many accounts fill all others with slow pictures', async () => {
    const own = openPool({ maxWorkers: 1, hasMemory: () => true, onePlaceMoreMs: 10, slowJobMs: 50, maxJobMs: 60_000 });
    const jobs = await Promise.all(['anna', 'anna', 'ben', 'ben', 'clara', 'clara'].map(async (owner) => ({ owner, job: await slow() })));
    let done = 0;
    const attack = jobs.map(({ owner, job }) => own.render(job, owner).then(() => (done += 1)));
    await until('all places are taken', () => own.pids().length === 3);
    await own.render(await small(), 'dora');
    expect(done).toBeLessThan(3);
    await Promise.all(attack);
  });

  it('are no more for one owner alone, nor where memory is short', async () => {
    for (const [owner, hasMemory] of [
      ['anna', true],
      ['ben', false],
    ] as const) {
      const own = openPool({ maxWorkers: 1, hasMemory: () => hasMemory, onePlaceMoreMs: 1 });
      await Promise.all([own.render(await slow(), 'anna'), own.render(await small(), owner)]);
      expect(own.pids()).toHaveLength(1);
    }
  });

  it('take large files last, whoever waits, and these may wait for long', async () => {
    const own = openPool({ maxWaitMs: 10_000 });
    const order: string[] = [];
    const small = await plain(400, 300).jpeg().toBuffer();
    const waiting = [
      { name: 'running', owner: 'anna' },
      { name: 'large', owner: 'ben', isLarge: true },
      { name: 'first', owner: 'anna' },
      { name: 'second', owner: 'anna' },
    ] as const;
    const jobs = await Promise.all(waiting.map(async (one) => ({ ...one, job: await jobOf(small) })));
    await Promise.all(
      jobs.map(async ({ name, owner, job, ...asked }) => {
        await own.render({ ...job, ...asked }, owner);
        order.push(name);
      }),
    );
    expect(order).toEqual(['running', 'first', 'second', 'large']);
  });

  it('are given up when a job takes too long', async () => {
    const own = openPool({ maxJobMs: 100 });
    await expect(own.render(await slow(), 'anna')).rejects.toThrow('it took too long');
    expect(own.pids()).toEqual([]);
  });

  it('do not let a job wait for ever', async () => {
    const own = openPool({ maxWaitMs: 50 });
    const [long, short] = [await slow(), await small()];
    const [first, second] = [own.render(long, 'anna'), own.render(short, 'anna')];
    await expect(second).rejects.toMatchObject({ kind: 'unavailable', code: 'no-turn' });
    expect(await first).toMatchObject({ outcome: 'rendered' });
  });

  it('tell a fault of the machine from one of the bytes', async () => {
    const own = openPool({});
    const { folder } = pictures;
    await expect(own.render({ input: join(folder, 'none.jpg'), folder }, 'anna')).rejects.toThrow('could not be rendered');
    await expect(own.render({ ...(await small()), folder: join(folder, 'no-folder') }, 'anna')).rejects.toThrow('could not be rendered');
  });

  it('end when there is nothing to do, and start again', async () => {
    const own = openPool({ maxIdleMs: 20 });
    await own.render(await small(), 'anna');
    await until('the worker has ended', () => own.pids().length === 0);
    expect(await own.render(await small(), 'anna')).toMatchObject({ outcome: 'rendered' });
  });
});
