// Process that kills-suite.ts kills: it writes with 8 writers and folds, at full speed, and prints what was acknowledged.
import { loadCodec } from '../../codec/codec.ts';
import type { OpenStore, Store } from '../../ports/store.ts';
import { printNow } from '../../testing/print-now.ts';
import { foreignLanes, type KilledTask, killedView, numberedDraft, numberedForeign } from './kills-data.ts';

const task: KilledTask = JSON.parse(process.argv[2] ?? '');
const maker: Record<string, (settings: object) => OpenStore> = await import(task.module);
const openStore = maker[task.name]?.(task.settings);
if (!openStore) throw new Error(`${task.module} has no ${task.name}`);
const store = await openStore({ service: 'social', lanes: task.lanes, views: [killedView] });

let number = 0;
const write = async ({ log }: Store) => {
  for (;;) {
    number += 1;
    const mine = number;
    const { outcome } = await log.append(numberedDraft(task.run, task.lanes, mine));
    printNow(outcome === 'appended' ? `${mine}` : `wrong: ${mine} was ${outcome}`);
  }
};
const foldOwn = async ({ log, views }: Store) => {
  for (;;) {
    for (const lane of (await log.tails()).keys()) {
      const cursor = (await views.cursors(killedView, 'social')).get(lane) ?? 0;
      await views.fold(killedView, 'social', lane, await log.read(lane, cursor, 20));
    }
    await new Promise(setImmediate);
  }
};
const foldForeign = async ({ views }: Store, lane: number) => {
  for (;;) {
    const cursor = (await views.cursors(killedView, 'media')).get(lane) ?? 0;
    const next = [1, 2, 3].map((step) => numberedForeign(lane, cursor + step));
    await views.fold(killedView, 'media', lane, next);
    await new Promise(setImmediate);
  }
};

// Reading the protos takes longer than many a life.
loadCodec();
printNow('ready');
await Promise.all([...Array.from({ length: 8 }, () => write(store)), foldOwn(store), ...foreignLanes.map((lane) => foldForeign(store, lane))]);
