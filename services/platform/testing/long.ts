/** Set while `npm run test:long` runs: sweeps take all of their cases. */
export const longRunVariable = 'KLOAK_TEST_LONG';

export const isLongRun = process.env[longRunVariable] !== undefined;

/** Days since 1970. */
export const today = Math.floor(Date.now() / 86_400_000);

/** `it` or `describe` for a short run alone: what other tests of the long one prove at length, it leaves out. */
export const inGate = <Block extends { readonly skip: unknown }>(block: Block): Block | Block['skip'] => (isLongRun ? block.skip : block);

/** `count` of the cases, others each day, so that each has its turn. */
export function ofDay<Case>(cases: readonly Case[], count: number, day = today): readonly Case[] {
  if (count >= cases.length) return cases;
  const start = (day * count) % cases.length;
  return [...cases, ...cases].slice(start, start + count);
}

/** The cases of a sweep: all in the long run, else those of the day. */
export const inTurn = <Case>(cases: readonly Case[], count: number, day = today): readonly Case[] => (isLongRun ? cases : ofDay(cases, count, day));
