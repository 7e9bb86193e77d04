// Effects of killing a process. The effects of a stopped keeper on its views are in store/processes.test.ts.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { type ClusterFixture, clusterFixture } from '../testing/cluster/engine-fixture.ts';
import { type KeptTask, keptMedia, keptView } from '../testing/cluster/engine-process-task.ts';
import { callOf, give, heart, readTrails, testService } from '../testing/engine/data.ts';
import { freePort } from '../testing/listen-on-free-port.ts';
import { onServers } from '../testing/servers.ts';
import { fresh } from '../testing/store/data.ts';
import { until } from '../testing/until.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);

/** Starts a process that keeps media; resolves when it does. */
async function keepElsewhere(fixture: ClusterFixture) {
  const task: KeptTask = { settings: { ...fixture.settings, keys: fixture.keysOf('media'), target: 'media', listen: `127.0.0.1:${await freePort()}` } };
  const child = spawn(process.execPath, [join(import.meta.dirname, '../testing/cluster/engine-process.ts'), JSON.stringify(task)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [said, complained] = ['', ''];
  child.stdout.on('data', (data) => {
    said += data;
  });
  child.stderr.on('data', (data) => {
    complained += data;
  });
  const closed = new Promise((resolve) => child.once('close', resolve));
  const says = (line: string) =>
    until(`the other process says ${line}`, () => {
      if (child.exitCode !== null) throw new Error(`the other process ended: ${complained}`);
      return said.split('\n').includes(line);
    });
  const kill = async () => {
    child.kill('SIGKILL');
    await closed;
  };
  await says('ready');
  return { says, kill };
}

onServers('the engine in several processes', (servers) => {
  let fixture: ClusterFixture;
  beforeAll(async () => {
    fixture = await clusterFixture(servers, 4);
  });
  afterAll(() => fixture.remove());

  it('takes over the lanes of a killed process within 5 s, and its jobs within 25 s', async () => {
    const owner = await fixture.start([testService('social')]);
    const giveTo = (item: string) => callOf(owner.of('social')).ctx.decide(heart.of({ item }), give(item));
    const ran: string[] = [];
    const runs = [owner];
    const other = await keepElsewhere(fixture);
    try {
      const before = numbers(4).map(() => fresh('before'));
      await Promise.all(before.map(giveTo));
      // The process consumes without end.
      await other.says('runs');
      const here = await fixture.start([keptMedia(async (item) => void ran.push(item))]);
      runs.push(here);
      const has = async (items: string[]) => (await readTrails(here.of('media'), keptView, items)).length === items.length;
      /** Gives hearts to fresh items in all partitions; resolves with them when they are folded. */
      const giveToAll = async (name: string): Promise<string[]> => {
        const items = numbers(8).map(() => fresh(name));
        await Promise.all(items.map(giveTo));
        await until(`all lanes are folded (${name})`, () => has(items));
        return items;
      };
      await until('all is folded', () => has(before));

      // Measures the same work without a kill, at the machine's present load.
      const begun = Date.now();
      const meanwhile = await giveToAll('meanwhile');
      const spareMs = Math.max(500, 3 * (Date.now() - begun));

      const killed = Date.now();
      await other.kill();
      const after = await giveToAll('after');
      expect(Date.now() - killed).toBeLessThan(5000 + spareMs);
      const all = [...before, ...meanwhile, ...after];
      // Each ran at least once: jobs that two keepers planned during the change may run again. Those of one keeper run once.
      await until('all jobs ran', () => all.every((item) => ran.includes(item)));
      expect(Date.now() - killed).toBeLessThan(25_000 + spareMs);
      expect(ran.filter((item) => after.includes(item)).sort()).toEqual(after.sort());
    } finally {
      await other.kill();
      await Promise.all(runs.map((run) => run.stop()));
    }
  });
});
