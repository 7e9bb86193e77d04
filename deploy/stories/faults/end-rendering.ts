import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { embeddedStore } from '@kloak/platform/embedded/store/store.ts';
import { descendantsOf, isRunning } from '@kloak/platform/testing/descendants.ts';
import { until, untilFound } from '@kloak/platform/testing/until.ts';
import type { EmbeddedFixture } from '../fixture.ts';
import type { ProductProcess } from '../process.ts';

/** The types of all events on streams of this kind, each with its stream. */
export async function eventsIn(dataDir: string, service: 'media' | 'transcoding', kind: string): Promise<string[]> {
  const store = await embeddedStore({ dataDir })({ service, lanes: 1, views: [] });
  const commits = await store.log.read(0, 0, 1000);
  await store.close();
  return commits.filter(({ stream }) => stream.startsWith(kind)).flatMap(({ stream, events }) => events.map(({ type }) => `${stream} ${type}`));
}

/** Ends a process that renders, by either way, and waits until none of its renderers is there any more. */
async function endRendering(target: ProductProcess, end: 'kill' | 'stop'): Promise<void> {
  const renderers = await untilFound('a renderer', async () => {
    const begun = descendantsOf(target.pid());
    return begun.length > 0 ? begun : undefined;
  });
  await target[end]();
  await until('its renderers have ended', async () => !renderers.some(isRunning));
}

/** Ends each process while it renders, and restarts it with a work folder that is not empty. */
export async function endRenderings({ dataDir, targets }: EmbeddedFixture, end: 'kill' | 'stop' = 'kill'): Promise<void> {
  const work = join(dataDir, 'work');
  for (const target of targets) {
    await endRendering(target, end);
    await writeFile(join(work, 'half-made'), 'half');
    const left = await readdir(work);
    await target.start();
    const kept = await readdir(work);
    expect(left.filter((name) => kept.includes(name))).toEqual([]);
  }
}
