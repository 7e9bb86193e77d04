// Damaged and hostile files through the whole of the service. `KLOAK_MUTATED_FILES` says how many (2,000 take about a quarter of an hour), and
// `KLOAK_MUTATED_SEED` which.
import { type Harness, startHarness } from '@kloak/platform/testing/harness.ts';
import { heicFile, tiles } from '@kloak/platform/testing/heic-file.ts';
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import { neighbour, seedEvent } from '@kloak/platform/testing/seed-event.ts';
import { untilThere } from '@kloak/platform/testing/until.ts';
import { transcoding } from './service.ts';
import { mutate, mutationLists } from './testing/mutations.ts';
import { drawVideo } from './testing/video.ts';

const count = Number(process.env.KLOAK_MUTATED_FILES ?? 28);
const seed = Number(process.env.KLOAK_MUTATED_SEED ?? 1);
/** Side by side, so that the pool has a row. */
const atOnce = 4;
const maxSecondsEach = 120;

const isEnd = ({ type }: { type: string }) => type === 'JobFinished' || type === 'JobFailed';

type Sample = { kind: 'IMAGE' | 'VIDEO'; type: string; bytes: Buffer };

async function drawSamples(): Promise<Sample[]> {
  const picture = (type: string, bytes: Buffer): Sample => ({ kind: 'IMAGE', type, bytes });
  const video = async (type: string, extension: string): Promise<Sample> => ({
    kind: 'VIDEO',
    type,
    bytes: await drawVideo({ fileName: `a.${extension}`, seconds: 1.2 }),
  });
  return [
    picture('image/jpeg', await drawPhoto({ seed: 1, fromPhone: true, width: 400, height: 300, patchPx: 5 })),
    picture('image/png', await drawPhoto({ seed: 2, format: 'png', width: 200, height: 150, patchPx: 5 })),
    picture('image/heic', heicFile({ tiles: [tiles.red, tiles.blue] })),
    await video('video/mp4', 'mp4'),
    await video('video/quicktime', 'mov'),
    await video('video/mpeg', 'mpeg'),
    await video('video/x-ms-wmv', 'wmv'),
  ];
}

describe('of files that were damaged, or made to harm,', () => {
  let harness: Harness;
  let samples: Sample[];
  beforeAll(async () => {
    harness = await startHarness([neighbour('media'), transcoding]);
    samples = await drawSamples();
  });
  afterAll(() => harness.close());

  /** What its job ended with: the kind of a file and why it failed, or that it is made ready. */
  async function endOf(item: string, { kind, type, bytes }: Sample): Promise<string> {
    const key = `original/anna/${item}`;
    await harness.platform.blobs.put(key, bytes, { type, size: bytes.length });
    const data = { item, owner: 'anna', key, type, kind, sha256: '', size: bytes.length, fileName: 'a' };
    await seedEvent(harness, 'media', `item:${item}`, 'anna', { type: 'ItemChecked', data });
    const { log } = harness.running('transcoding').runtime.store;
    const find = async () => (await log.stream(0, `job:${item}`)).flatMap(({ events }) => events).find(isEnd);
    const ended = await untilThere(`${item} has ended`, find, maxSecondsEach);
    return 'reason' in ended.data ? `${type}: ${ended.data.reason}` : 'ready';
  }

  it(
    `each of ${count} is made ready as far as it goes, or fails in words, and costs no process`,
    async () => {
      const waiting = [...mutationLists(count, seed).entries()];
      const ends: string[] = [];
      const work = Array.from({ length: atOnce }, async () => {
        for (let next = waiting.pop(); next; next = waiting.pop()) {
          const [index, mutations] = next;
          const sample = samples[index % samples.length];
          if (!sample) throw new Error('there is no sample');
          ends.push(await endOf(`${index}`, { ...sample, bytes: mutate(sample.bytes, mutations) }));
        }
      });
      await Promise.all(work);
      expect(ends).toHaveLength(count);
      expect(ends.filter((end) => end.endsWith('gave-up'))).toEqual([]);
      expect(ends).toContain('ready');
      expect(ends.some((end) => end.endsWith('unreadable'))).toBe(true);
      expect((await harness.running('transcoding').runtime.store.jobs.parked(undefined, 1)).items).toEqual([]);
    },
    count * 20_000,
  );
});
