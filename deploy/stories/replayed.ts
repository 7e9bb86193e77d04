// Whether the views of a vault on a folder are what its logs make.
import { isDeepStrictEqual } from 'node:util';
import { sourcesOf } from '@kloak/platform/event.ts';
import type { View } from '@kloak/platform/ports/store.ts';
import type { Service } from '@kloak/platform/service.ts';
import type { Harness } from '@kloak/platform/testing/harness.ts';
import { plainReplay, readLane } from '@kloak/platform/testing/store/data.ts';
import { until } from '@kloak/platform/testing/until.ts';

const pageSize = 500;
/** As a database keeps it: without fields that hold nothing. */
const kept = (docs: readonly object[]): unknown => JSON.parse(JSON.stringify(docs));

async function isReplay(harness: Harness, name: string, view: View): Promise<boolean> {
  const model = plainReplay(view);
  for (const source of sourcesOf(view.reads)) {
    const { log, lanes } = harness.running(source).runtime.store;
    for (let lane = 0; lane < lanes; lane += 1) for (const commit of await readLane(log, lane)) model.take(source, commit);
  }
  const reader = harness.running(name).runtime.store.views.reader(view);
  for (let at = 0, ids = model.ids(); at < ids.length; at += pageSize) {
    const some = ids.slice(at, at + pageSize);
    const made = some.flatMap((id) => model.doc(id) ?? []);
    if (!isDeepStrictEqual(kept(await reader.getMany(some)), kept(made))) return false;
  }
  return true;
}

/** Fails unless each document that a replay of all logs makes is in its view like that; what still follows is waited for. */
export async function expectReplayed(harness: Harness, services: readonly Service[]): Promise<void> {
  let wrong: string[] = [];
  await until('each view is what the logs make', async () => {
    await harness.settled();
    wrong = [];
    for (const { name: of, views } of services) for (const view of views) if (!(await isReplay(harness, of, view))) wrong.push(`${of}.${view.name}`);
    return wrong.length === 0;
  }).catch((cause: unknown) => {
    throw new Error(`not what the logs make: ${wrong.join(', ')}`, { cause });
  });
}
