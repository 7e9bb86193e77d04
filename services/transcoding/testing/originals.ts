// Originals of anna's for tests, checked by media, with or without bytes, and their events.
import type { Harness } from '@kloak/platform/testing/harness.ts';
import { seedEvent } from '@kloak/platform/testing/seed-event.ts';

type OriginalFacts = { kind: 'IMAGE' | 'VIDEO'; type: string };

/** `harness` is a function, because it exists only once the tests have begun. Its services have one partition. */
export function originalsIn(harness: () => Harness) {
  async function seedCheckedOnly(item: string, facts: OriginalFacts): Promise<void> {
    const data = { item, owner: 'anna', key: `original/anna/${item}`, sha256: '', size: 1, fileName: 'a.jpg', ...facts };
    await seedEvent(harness(), 'media', `item:${item}`, 'anna', { type: 'ItemChecked', data });
  }
  async function eventsOf(id: string) {
    const commits = await harness().running('transcoding').runtime.store.log.read(0, 0, 1000);
    return commits.filter(({ stream }) => stream === `job:${id}`).flatMap(({ events }) => events);
  }
  return {
    /** Waits for nothing that follows. */
    seedCheckedOnly,
    async seedChecked(item: string, facts: OriginalFacts = { kind: 'IMAGE', type: 'image/jpeg' }): Promise<void> {
      await seedCheckedOnly(item, facts);
      await harness().settled();
    },
    async putOriginal(id: string, bytes: Buffer): Promise<void> {
      await harness().platform.blobs.put(`original/anna/${id}`, bytes, { type: 'image/jpeg', size: bytes.length });
    },
    /** Events of the item's job. */
    eventsOf,
    isEnded: async (id: string) => ['JobFinished', 'JobFailed'].includes((await eventsOf(id)).at(-1)?.type ?? ''),
  };
}
