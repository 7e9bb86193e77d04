import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { embeddedStore } from '../embedded/store/store.ts';
import { sweepParked } from './given-up.ts';

it('looks at some of the parked jobs in each run, and in time at all of them, the same ones again', async () => {
  await using opened = new AsyncDisposableStack();
  const dataDir = await mkdtemp(join(tmpdir(), 'kloak-parked-'));
  opened.defer(() => rm(dataDir, { recursive: true }));
  const store = await embeddedStore({ dataDir })({ service: 'social', lanes: 1, views: [] });
  opened.defer(() => store.close());
  const ids = Array.from({ length: 1250 }, (_, at) => `job-${at}`);
  const dueAt = new Date();
  await store.jobs.plan(
    ids.map((id) => ({ id, reaction: 'greet', dueAt: dueAt.toISOString(), attempts: 0, waits: 0 })),
    undefined,
  );
  for (const id of ids) await store.jobs.failed(id, { counts: 'attempts', error: 'no', dueAt, park: true });

  const seen: string[] = [];
  const [sweep] = sweepParked({ store }, async ({ id }) => void seen.push(id));
  const run = async () => {
    const before = seen.length;
    await sweep?.run();
    return seen.length - before;
  };
  expect(await run()).toBe(500);
  expect(await run()).toBe(500);
  expect(await run()).toBe(250);
  expect(seen.toSorted()).toEqual(ids.toSorted());
  expect(await run()).toBe(500);
  expect(new Set(seen).size).toBe(ids.length);
});
