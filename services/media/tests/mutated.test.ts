// Damaged and hostile files through all services, from the upload on; see @kloak/transcoding/testing/mutated-files.ts.
import { buffer } from 'node:stream/consumers';
import { identity } from '@kloak/identity/service.ts';
import { untilFound } from '@kloak/platform/testing/until.ts';
import type { Member } from '@kloak/platform/testing/world.ts';
import { social } from '@kloak/social/service.ts';
import { transcoding } from '@kloak/transcoding/service.ts';
import { endsOfMutated, type MutatedFile, mutatedFiles } from '@kloak/transcoding/testing/mutated-files.ts';
import { media } from '../service.ts';
import { type Family, startFamily } from '../testing/family.ts';

const count = mutatedFiles(14);
const maxSecondsEach = 120;

/** Events that end an item's work; after the first two, no bytes are stored. */
const endings = ['ItemRejected', 'ItemDuplicated', 'ItemFailed', 'ItemRendered'];

describe('of files that were damaged, or made to harm,', () => {
  let family: Family;
  let anna: Member;
  beforeAll(async () => {
    family = await startFamily([identity, social, media, transcoding]);
    anna = await family.joins('anna');
  });
  afterAll(() => family.close());

  const kept: { item: string; bytes: Buffer }[] = [];

  /** Uploads a file to be published on arrival; returns the last event and its reason. */
  async function endOf(file: MutatedFile): Promise<string> {
    if (file.bytes.length === 0) return 'empty';
    const opened = await family.openOnArrival(anna, [file], { privacy: 'PRIVATE' });
    await family.arrive(opened, [file]);
    const { item = '' } = opened.promises[0] ?? {};
    const { log } = family.harness.running('media').runtime.store;
    const find = async () => (await log.stream(0, `item:${item}`)).flatMap(({ events }) => events).find(({ type }) => endings.includes(type));
    const ended = await untilFound(`${file.fileName} has ended`, find, maxSecondsEach);
    if (endings.indexOf(ended.type) > 1) kept.push({ item, bytes: file.bytes });
    return 'reason' in ended.data ? `${ended.type}: ${ended.data.reason}` : ended.type;
  }

  it(
    `each of ${count} is turned down, or kept byte for byte and counted once, whatever it shows`,
    async () => {
      const ends = await endsOfMutated(count, endOf);
      await family.harness.settled();
      expect(ends).toHaveLength(count);
      expect(ends.filter((end) => end.endsWith('gave-up'))).toEqual([]);
      expect(ends).toContain('ItemRendered');
      expect(ends).toContain('ItemRejected: unsupported');
      for (const { item, bytes } of kept) {
        const { post } = await anna.call('media', 'GetPost', { item });
        expect(['READY', 'FAILED']).toContain(post?.status);
        expect((await buffer(await family.harness.platform.blobs.read(post?.key ?? ''))).equals(bytes)).toBe(true);
      }
      const used = kept.reduce((sum, { bytes }) => sum + bytes.length, 0);
      expect(await anna.call('media', 'GetUsage', {})).toMatchObject({ used, reserved: 0 });
      for (const name of ['media', 'transcoding']) {
        expect((await family.harness.running(name).runtime.store.jobs.parked(undefined, 1)).items).toEqual([]);
      }
    },
    count * 20_000,
  );
});
