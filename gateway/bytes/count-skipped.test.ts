import { embeddedCache } from '@kloak/platform/embedded/cache/cache.ts';
import { testLog } from '@kloak/platform/testing/harness.ts';
import { refusal } from '@kloak/platform/testing/refusal.ts';
import { limiterOn, limits } from '../caller/limits.ts';
import { countSkipped } from './count-skipped.ts';

const size = 4e9;
const byte = Uint8Array.of(7);
const limiter = limiterOn(embeddedCache(), true, testLog());
const archiveFor = (account: string) =>
  countSkipped(
    {
      facts: { etag: '"a"', size },
      async *read() {
        yield byte;
      },
    },
    (skippedBytes) => limiter.count('archiveSkippedBytes', account, skippedBytes),
  );
const read = (account: string, start: number) => Array.fromAsync(archiveFor(account).read({ start, end: size - 1 }));

it('what is made only to be dropped is counted in bytes, by member', async () => {
  const goesOn = Math.floor(limits.archiveSkippedBytes.times / (size - 1));
  expect(goesOn).toBeGreaterThanOrEqual(10);
  for (let time = 0; time < goesOn; time++) expect(await read('anna', size - 1)).toEqual([byte]);
  expect(await refusal(read('anna', size - 1))).toBe('too-many too-many');
  // A download from the beginning skips nothing, and a limit affects only its own member.
  expect(await read('anna', 0)).toEqual([byte]);
  expect(await read('ben', size - 1)).toEqual([byte]);
});
