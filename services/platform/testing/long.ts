/** Set while `npm run test:long` runs: sweeps take all of their cases. */
export const longRunVariable = 'KLOAK_TEST_LONG';

export const isLongRun = process.env[longRunVariable] !== undefined;

/** Chooses the samples of sweeps; the runner of the tests takes it from the commit, see `scripts/tests/sample.ts`. */
export const sampleVariable = 'KLOAK_TEST_SAMPLE';

/** The same number, the same cases. Jest that is started by itself has 0. */
export const sample = Number(process.env[sampleVariable] ?? 0);

/** `it` or `describe` for a short run only: a long run leaves it out, because other tests cover it at length. */
export const shortRunOnly = <Block extends { readonly skip: unknown }>(block: Block): Block | Block['skip'] => (isLongRun ? block.skip : block);

/** `count` of the cases, in each kind of run: neighbouring numbers have neighbouring cases, so that each has its turn. */
export function alwaysSampleOf<Case>(cases: readonly Case[], count: number, number = sample): readonly Case[] {
  if (count >= cases.length) return cases;
  const start = (number * count) % cases.length;
  return [...cases, ...cases].slice(start, start + count);
}

/** Cases of a sweep: all in the long run, else a sample. */
export const sampleOf = <Case>(cases: readonly Case[], count: number, number = sample): readonly Case[] =>
  isLongRun ? cases : alwaysSampleOf(cases, count, number);
