// Effects that need several processes.
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Commit, Store } from '../../ports/store.ts';
import { type ClusterPlace, clusterPlace } from '../../testing/cluster/store-place.ts';
import { keptView, type ProcessTask } from '../../testing/cluster/store-process-tasks.ts';
import { onServers } from '../../testing/servers.ts';
import { append, catchUp, comment, draft, foreign, fresh, heart, heartTaken, plainReplay, readLane } from '../../testing/store/data.ts';
import { until } from '../../testing/until.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);

type WorkerProcess = { child: ChildProcess; ended: Promise<string[]> };

/** Starts another process; `ended` is the lines it printed, once it ended well. */
function work(task: ProcessTask): WorkerProcess {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../testing/cluster/store-process.ts'), JSON.stringify(task)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [said, complained] = ['', ''];
  child.stdout.on('data', (data) => {
    said += data;
  });
  child.stderr.on('data', (data) => {
    complained += data;
  });
  const ended = new Promise<string[]>((resolve, reject) => {
    child.once('close', (code) => (code === 0 ? resolve(said.trim().split('\n')) : reject(new Error(`the process ended with ${code}: ${complained}`))));
  });
  return { child, ended };
}

const isStopped = ({ child }: WorkerProcess) => / T /.test(readFileSync(`/proc/${child.pid}/stat`, 'utf8').replace(/^.*\)/, ''));

onServers('the store in several processes', ({ mongoUrl }) => {
  describe.each([1, 4])('on %i lanes', (lanes) => {
    let place: ClusterPlace;
    let store: Store;
    beforeAll(async () => {
      place = await clusterPlace(mongoUrl);
      store = await place.open({ service: 'social', lanes, views: [keptView] });
    });
    afterAll(async () => {
      await store.close();
      await place.remove();
    });

    it('takes 8 writers in 2 processes: lanes are dense, and nothing is lost or doubled', async () => {
      const [run, each] = [fresh('run'), 12];
      const start = (first: number) => work({ do: 'write', settings: place.settings, lanes, run, writers: numbers(4).map((at) => first + at), each });
      const said = await Promise.all([start(0), start(4)].map(({ ended }) => ended));
      const found: Commit[] = [];
      for (const lane of numbers(lanes)) {
        const commits = await readLane(store.log, lane);
        expect(commits.map(({ seq }) => seq)).toEqual(numbers(commits.length).map((at) => at + 1));
        for (const [, stream] of Map.groupBy(commits, (commit) => commit.stream)) {
          expect(stream.map(({ version }) => version)).toEqual(numbers(stream.length).map((at) => at + 1));
        }
        found.push(...commits);
      }
      const wanted = numbers(8).flatMap((writer) => numbers(each).map((count) => `${run}/${writer}/${count}`));
      expect(found.map(({ key }) => key).sort()).toEqual(wanted.sort());
      expect(said.flat().sort()).toEqual(wanted);
    });

    // The remaining tests are the same for any number of partitions.
    if (lanes === 1) return;

    it('folds several lanes into one document from several places at once', async () => {
      const others = await Promise.all(numbers(3).map(() => place.open({ service: 'social', lanes, views: [keptView] })));
      const stores = [store, ...others];
      const item = fresh('item');
      const each = 10;
      await Promise.all(
        stores.map(async ({ views }, lane) => {
          for (const seq of numbers(each)) await views.fold(keptView, 'social', 10 + lane, [foreign(10 + lane, seq + 1, [heart(item), heart(item)])]);
        }),
      );
      const doc = await store.views.reader(keptView).get(item);
      expect(doc?.count).toBe(stores.length * each * 2);
      expect(new Set(doc?.trail).size).toBe(doc?.count);
      await Promise.all(others.map((other) => other.close()));
    });

    /** Starts a keeper that is stopped in the middle of folding a commit. */
    const stopInFold = async ({ lane, seq }: Commit): Promise<WorkerProcess> => {
      await catchUpTo(lane, seq - 1);
      const keeper = work({ do: 'keep', settings: place.settings, lanes, holder: fresh('keeper'), source: { lane, seq } });
      await until('the keeper is stopped', () => isStopped(keeper));
      return keeper;
    };
    const catchUpTo = async (lane: number, seq: number) => {
      const cursor = (await store.views.cursors(keptView, 'social')).get(lane) ?? 0;
      if (seq > cursor) await store.views.fold(keptView, 'social', lane, (await readLane(store.log, lane, cursor)).slice(0, seq - cursor));
    };
    const takeOver = () => until('the lease is over', async () => (await store.leases.hold('other', ['lane'], 30)).held.has('lane'));
    const proceed = async (keeper: WorkerProcess) => {
      await store.leases.release('other');
      keeper.child.kill('SIGCONT');
      expect(await keeper.ended).toEqual(['folded']);
    };
    const expectReplay = async (item: string) => {
      const model = plainReplay(keptView);
      for (const lane of numbers(lanes)) for (const commit of await readLane(store.log, lane)) model.take('social', commit);
      expect(await store.views.reader(keptView).get(item)).toEqual(model.doc(item));
    };

    it('brings nothing back when a keeper was stopped across a take-over and a deletion', async () => {
      const item = fresh('item');
      const begun = await append(store, draft([heart(item)]));
      const keeper = await stopInFold(begun);
      await takeOver();
      await append(store, draft([heartTaken(item)]));
      await catchUp(store, 'social', keptView);
      await proceed(keeper);
      expect(await store.views.reader(keptView).get(item)).toBeUndefined();
      await expectReplay(item);
    });

    it('doubles and loses nothing when a keeper was stopped and others folded the same and more', async () => {
      const item = fresh('item');
      await append(store, draft([heart(item)]));
      const second = await append(store, draft([heart(item)]));
      const keeper = await stopInFold(second);
      await takeOver();
      await append(store, draft([heart(item)]));
      await catchUp(store, 'social', keptView);
      await proceed(keeper);
      expect(await store.views.reader(keptView).get(item)).toMatchObject({ count: 3 });
      await expectReplay(item);
    });

    it('keeps what was amended while a keeper was stopped, and folds upon that', async () => {
      const item = fresh('item');
      await append(store, draft([comment(item, 'words of one who is erased')]));
      const keeper = await stopInFold(await append(store, draft([heart(item)])));
      await takeOver();
      await store.views.redact(keptView, [item], (doc) => ({ ...doc, said: ['forgotten'] }));
      await store.leases.release('other');
      // It folds once more, and is stopped each time.
      const going = setInterval(() => keeper.child.kill('SIGCONT'), 20);
      expect(await keeper.ended.finally(() => clearInterval(going))).toEqual(['folded']);
      expect(await store.views.reader(keptView).get(item)).toMatchObject({ count: 2, said: ['forgotten'] });
    });

    it('keeps what began anew after the deletion', async () => {
      const item = fresh('item');
      const begun = await append(store, draft([heart(item)]));
      const keeper = await stopInFold(begun);
      await takeOver();
      await append(store, draft([heartTaken(item)]));
      await append(store, draft([heart(item), heart(item)]));
      await catchUp(store, 'social', keptView);
      await proceed(keeper);
      expect(await store.views.reader(keptView).get(item)).toMatchObject({ count: 2 });
      await expectReplay(item);
    });
  });
});
