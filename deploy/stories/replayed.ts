// Comparison of views with a replay of the logs.
import { isDeepStrictEqual } from 'node:util';
import { sourcesOf } from '@kloak/platform/event.ts';
import type { Commit, Store, View } from '@kloak/platform/ports/store.ts';
import type { Service } from '@kloak/platform/service.ts';
import { plainReplay, readLane } from '@kloak/platform/testing/store/data.ts';
import { until } from '@kloak/platform/testing/until.ts';

const patienceSeconds = 120;
/** Documents per query to a view. */
const pageSize = 500;

async function commitsOf({ log }: Store): Promise<Commit[]> {
  const lanes = [...(await log.tails()).keys()].map((lane) => readLane(log, lane));
  return (await Promise.all(lanes)).flat();
}

/** Document without undefined fields, as databases store it. */
const kept = (docs: readonly object[]): unknown => JSON.parse(JSON.stringify(docs));

/** True if the view equals the replay of the logs. */
async function isReplay(store: Store, view: View, logs: ReadonlyMap<string, readonly Commit[]>): Promise<boolean> {
  const model = plainReplay(view);
  for (const source of sourcesOf(view.reads)) for (const commit of logs.get(source) ?? []) model.take(source, commit);
  for (let at = 0, ids = model.ids(); at < ids.length; at += pageSize) {
    const some = ids.slice(at, at + pageSize);
    const made = some.flatMap((id) => model.doc(id) ?? []);
    if (!isDeepStrictEqual(kept(await store.views.reader(view).getMany(some)), kept(made))) return false;
  }
  return true;
}

/** Fails unless every view equals a replay of all logs. `stores`: by service name. No requests may arrive meanwhile; pending work is waited for. */
export async function expectReplay(services: readonly Service[], stores: ReadonlyMap<string, Store>): Promise<void> {
  let others: string[] = [];
  const look = async () => {
    const logs = new Map<string, readonly Commit[]>();
    for (const [name, store] of stores) logs.set(name, await commitsOf(store));
    others = [];
    for (const { name, views } of services) {
      const store = stores.get(name);
      for (const view of views) if (store && !(await isReplay(store, view, logs))) others.push(`${name}.${view.name}`);
    }
    return others.length === 0;
  };
  await until('each view to be what a replay makes', look, patienceSeconds).catch((cause: unknown) => {
    throw new Error(`not what a replay makes: ${others.join(', ')}`, { cause });
  });
}
