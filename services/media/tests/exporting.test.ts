import { text } from 'node:stream/consumers';
import { chat } from '@kloak/chat/service.ts';
import { groups } from '@kloak/groups/service.ts';
import { identity } from '@kloak/identity/service.ts';
import type { Harness } from '@kloak/platform/testing/harness.ts';
import { refusal } from '@kloak/platform/testing/refusal.ts';
import { seedEvent } from '@kloak/platform/testing/seed-event.ts';
import { password, startWorld, type World } from '@kloak/platform/testing/world.ts';
import type { ArchivedFile } from '@kloak/proto/rules/files/downloads.ts';
import type { MediaEvent } from '@kloak/proto/types/media.ts';
import { social } from '@kloak/social/service.ts';
import { media } from '../service.ts';

const days = 24 * 3600_000;
/** Pretended number of earlier attempts of the next job. */
let triedBefore = 0;
let world: World;
let harness: Harness;

beforeAll(async () => {
  // Other reactions are off, because events are seeded directly.
  const quiet = { ...media, reactions: media.reactions.filter(({ name }) => name.endsWith('-export')), sweeps: [] };
  world = await startWorld([identity, social, groups, chat, quiet, 'transcoding', 'billing', 'notification']);
  ({ harness } = world);
  ({ id: owner } = await world.joins('Anna', { verified: false }));
});
afterAll(() => world.close());

/** The account of Anna. */
let owner = '';
const anna = () => harness.as(owner);

/** Seeds a checked and published item of this size; its bytes are never read. */
async function seedItem(item: string, size: number, publishedAt: string): Promise<void> {
  const of = { item, owner, kind: 'IMAGE' } as const;
  const file = { fileName: 'a.jpg', key: `original/${owner}/${item}`, size, type: 'image/jpeg' };
  const said = { title: 'At sea', description: '', category: 'FILM', privacy: 'PRIVATE' as const, publishedAt };
  const events: MediaEvent[] = [
    { type: 'ItemChecked', data: { ...of, ...file, sha256: 'f00' } },
    { type: 'ItemPublished', data: { ...of, ...file, ...said } },
  ];
  await seedEvent(harness, 'media', `item:${item}`, owner, ...events);
}

const found = async () => (await anna().call('media', 'GetExport', {})).export;

/** Files of a part, and their total size in bytes. */
async function filesOf(id: string, part: number): Promise<ArchivedFile[]> {
  const { pieces } = await anna().call('media', 'GetExportPart', { export: id, part });
  const lists = await Promise.all(
    pieces.map(async (key): Promise<{ files: ArchivedFile[] }> => JSON.parse(await text(await harness.platform.blobs.read(key)))),
  );
  return lists.flatMap(({ files }) => files);
}

it('goes on after its process ended, names every item once, and is cut where an archive is full', async () => {
  const count = 250;
  // Many items of one moment, and three larger than half an archive.
  await Promise.all(Array.from({ length: count }, (_, at) => seedItem(`item-${at}`, at < 3 ? 3e9 : 10, `2026-01-0${at < 3 ? 2 : 1}T00:00:00.${at % 2}00Z`)));
  await harness.settled();
  expect(await refusal(anna().call('media', 'RequestExport', { password: 'Hidden-Lake-2' }))).toBe('forbidden wrong-password');
  expect(await found()).toBeNull();
  const { export: begun } = await anna().call('media', 'RequestExport', { password });
  expect(begun).toMatchObject({ status: 'MAKING', total: count });
  await harness.restart();
  // An interrupted call to another service is repeated after a while.
  world.later(60_000);
  await harness.settled();
  const made = await found();
  expect(made).toMatchObject({ id: begun?.id, status: 'COMPLETE', items: count });

  const parts = await Promise.all((made?.parts ?? []).map((_, at) => filesOf(begun?.id ?? '', at + 1)));
  expect(parts).toHaveLength(3);
  expect(parts.map((files) => files.length)).toEqual(made?.parts.map(({ files }) => files));
  for (const files of parts) expect(files.at(-1)?.path).toMatch(/^manifest(-\d)?\.sha256$/);
  const all = parts.flat();
  const originals = all.flatMap((file) => ('key' in file && file.key.startsWith('original/') ? [file.key] : []));
  expect([originals.length, new Set(originals).size]).toEqual([count, count]);
  expect(new Set(all.map(({ path }) => path.toLowerCase())).size).toBe(all.length);
  // The sidecars of an original are in the same archive.
  for (const files of parts) {
    const paths = new Set(files.map(({ path }) => path));
    for (const file of files)
      if ('key' in file && file.key.startsWith('original/')) expect([paths.has(`${file.path}.json`), paths.has(`${file.path}.xmp`)]).toEqual([true, true]);
  }
  await expect(harness.as('ben').call('media', 'GetExportPart', { export: begun?.id ?? '', part: 1 })).rejects.toMatchObject({ code: 'no-export' });
});

it('is kept for seven days', async () => {
  const kept = await found();
  world.later(7 * days);
  expect(await found()).toBeNull();
  await expect(anna().call('media', 'GetExportPart', { export: kept?.id ?? '', part: 1 })).rejects.toMatchObject({ code: 'no-export' });
  await harness.settled();
  expect(await Array.fromAsync(harness.platform.blobs.list(`export/${owner}/`))).toEqual([]);
});

it('is given up, and told so, where it cannot be made however often it is tried', async () => {
  const { fake, platform } = harness;
  fake.storeOf('media').jobs(({ take }) => ({
    take: async (...asked) => (await take(...asked)).map((job) => (job.reaction === 'make-export' ? { ...job, attempts: job.attempts + triedBefore } : job)),
  }));
  const heal = fake.blobs(() => ({ put: () => Promise.reject(new Error('no such method')) }));
  triedBefore = 9;
  await anna().call('media', 'RequestExport', { password });
  await harness.settled();
  heal();
  triedBefore = 0;
  expect(await found()).toMatchObject({ status: 'UNFINISHED', parts: [] });
  expect((await harness.messages()).map(({ subject }) => subject)).toContain('Your Kloak archive could not be made');
  expect(await Array.fromAsync(platform.blobs.list(`export/${owner}/`))).toEqual([]);

  await anna().call('media', 'RequestExport', { password });
  await harness.settled();
  expect(await found()).toMatchObject({ status: 'COMPLETE' });
});
