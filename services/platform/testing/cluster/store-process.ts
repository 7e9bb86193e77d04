// The other process of processes.test.ts.
import { clusterStore } from '../../cluster/store/store.ts';
import type { Store } from '../../ports/store.ts';
import { printNow } from '../print-now.ts';
import { draft, heart } from '../store/data.ts';
import { keptView, type ProcessTask, stoppingView } from './store-process-tasks.ts';

const task: ProcessTask = JSON.parse(process.argv[2] ?? '');

/** Reads, decides and appends until it is written. */
async function decide({ log }: Store, lane: number, stream: string, key: string): Promise<void> {
  for (;;) {
    const head = (await log.stream(lane, stream, 1)).at(-1)?.version ?? 0;
    const { outcome } = await log.append(draft([heart(key)], { lane, stream, version: head + 1, key }));
    if (outcome === 'moved') continue;
    printNow(outcome === 'appended' ? key : `${key} was ${outcome}`);
    return;
  }
}

async function work(store: Store): Promise<void> {
  if (task.do === 'write') {
    const { run, writers, each, lanes } = task;
    await Promise.all(
      writers.map(async (writer) => {
        for (let count = 0; count < each; count += 1) {
          await decide(store, count % lanes, count % 3 === 0 ? run : `${run}/${writer}`, `${run}/${writer}/${count}`);
        }
      }),
    );
    return;
  }
  const { lane, seq } = task.source;
  const { held } = await store.leases.hold(task.holder, ['lane'], 1);
  if (!held.has('lane')) throw new Error('the lease was not free');
  await store.views.fold(stoppingView, 'social', lane, await store.log.read(lane, seq - 1, 1));
  printNow('folded');
}

const store = await clusterStore(task.settings)({ service: 'social', lanes: task.lanes, views: [keptView] });
await work(store);
await store.close();
