import { alwaysSampleOf, isLongRun, sample, sampleOf } from './long.ts';

it('every case has its turn, as many for each number', () => {
  const cases = ['a', 'b', 'c', 'd', 'e'];
  const samples = [0, 1, 2].map((number) => alwaysSampleOf(cases, 2, number));
  expect(samples).toEqual([
    ['a', 'b'],
    ['c', 'd'],
    ['e', 'a'],
  ]);
  expect(alwaysSampleOf(cases, 9, 1)).toEqual(cases);
});

it('the same number has the same cases on any day', () => {
  const cases = Array.from({ length: 97 }, (_, index) => index);
  const before = sampleOf(cases, 10);
  const realNow = Date.now;
  try {
    Date.now = () => realNow() + 86_400_000;
    expect(sampleOf(cases, 10)).toEqual(before);
  } finally {
    Date.now = realNow;
  }
  expect(before).toEqual(isLongRun ? cases : alwaysSampleOf(cases, 10, sample));
});

it('the long run has every case of a sweep', () => {
  expect(sampleOf(['a', 'b'], 1)).toHaveLength(isLongRun ? 2 : 1);
});
