// Damaged and hostile files through the whole of the service; see testing/mutated-files.ts.
import { type Harness, startHarness } from '@kloak/platform/testing/harness.ts';
import { neighbour, seedEvent } from '@kloak/platform/testing/seed-event.ts';
import { untilFound } from '@kloak/platform/testing/until.ts';
import { kindByName } from '@kloak/proto/rules/files/file-kinds.ts';
import { transcoding } from './service.ts';
import { endsOfMutated, type MutatedFile, mutatedFiles } from './testing/mutated-files.ts';

const count = mutatedFiles(28);
const maxSecondsEach = 120;

const isEnd = ({ type }: { type: string }) => type === 'JobFinished' || type === 'JobFailed';

describe('of files that were damaged, or made to harm,', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await startHarness([neighbour('media'), neighbour('groups'), transcoding]);
  });
  afterAll(() => harness.close());

  /** Outcome of the job: the file's kind with the reason of the failure, or success. */
  async function endOf({ fileName, bytes }: MutatedFile): Promise<string> {
    const facts = kindByName(fileName);
    if (!facts) throw new Error(`${fileName} is of no kind`);
    const { type, kind } = facts;
    const key = `original/anna/${fileName}`;
    await harness.platform.blobs.put(key, bytes, { type, size: bytes.length });
    const data = { item: fileName, owner: 'anna', key, type, kind, sha256: '', size: bytes.length, fileName };
    await seedEvent(harness, 'media', `item:${fileName}`, 'anna', { type: 'ItemChecked', data });
    const { log } = harness.running('transcoding').runtime.store;
    const find = async () => (await log.stream(0, `job:${fileName}`)).flatMap(({ events }) => events).find(isEnd);
    const ended = await untilFound(`${fileName} has ended`, find, maxSecondsEach);
    return 'reason' in ended.data ? `${type}: ${ended.data.reason}` : 'ready';
  }

  it(
    `each of ${count} is made ready as far as it goes, or fails in words, and costs no process`,
    async () => {
      const ends = await endsOfMutated(count, endOf);
      expect(ends).toHaveLength(count);
      expect(ends.filter((end) => end.endsWith('gave-up'))).toEqual([]);
      expect(ends).toContain('ready');
      expect(ends.some((end) => end.endsWith('unreadable'))).toBe(true);
      expect((await harness.running('transcoding').runtime.store.jobs.parked(undefined, 1)).items).toEqual([]);
    },
    count * 20_000,
  );
});
