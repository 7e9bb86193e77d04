import { speedWatch } from './speed.ts';

/** Number of the check at which a post is too slow that receives these bytes between checks; 0: never. */
function tooSlowAt(bytesBetween: readonly number[]): number {
  const { isTooSlow } = speedWatch({ bytes: 1200, ms: 60_000 });
  let come = 0;
  return (
    bytesBetween.findIndex((bytes) => {
      come += bytes;
      return isTooSlow(come);
    }) + 1
  );
}
const times = (count: number, bytes: number) => Array.from({ length: count }, () => bytes);

it('looks twelve times a minute', () => {
  expect(speedWatch({ bytes: 1, ms: 60_000 }).everyMs).toBe(5000);
});

it('takes what comes evenly and fast enough, for ever', () => {
  expect(tooSlowAt(times(500, 100))).toBe(0);
});

it('takes pauses that are made up for within a minute', () => {
  expect(tooSlowAt(Array.from({ length: 60 }, () => [1200, ...times(11, 0)]).flat())).toBe(0);
});

it('finds what drips after its first minute, and not before', () => {
  expect(tooSlowAt(times(20, 99))).toBe(12);
});

it('finds what begins fast and then drips, within a minute', () => {
  expect(tooSlowAt([1e9, ...times(20, 99)])).toBe(13);
});
