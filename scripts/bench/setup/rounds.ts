// Alternates the product and the raw engine in short rounds, so that other load affects both equally.

/** Measures one short round: units per second, or its time. */
export type Side = () => number | Promise<number>;
/** Medians of both sides, and the median, the smallest and the largest of the rounds' ratios. */
export type Comparison = { ours: number; raw: number; ratio: number; min: number; max: number };

export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(Math.floor(sorted.length * part), sorted.length - 1)] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Runs both sides once to warm them, then `rounds` times, each time the other one first. */
export async function compare(rounds: number, ours: Side, raw: Side): Promise<Comparison> {
  const pairs: { ours: number; raw: number }[] = [];
  for (let round = -1; round < rounds; round += 1) {
    const first = round % 2 === 0 ? await ours() : await raw();
    const second = round % 2 === 0 ? await raw() : await ours();
    if (round >= 0) pairs.push(round % 2 === 0 ? { ours: first, raw: second } : { ours: second, raw: first });
  }
  const ratios = pairs.map((pair) => pair.ours / pair.raw);
  return {
    ours: median(pairs.map((pair) => pair.ours)),
    raw: median(pairs.map((pair) => pair.raw)),
    ratio: median(ratios),
    min: Math.min(...ratios),
    max: Math.max(...ratios),
  };
}

/** Units per second of `work`, which does `count`. */
export async function rateOf(count: number, work: () => unknown): Promise<number> {
  const begun = performance.now();
  await work();
  return (count * 1000) / (performance.now() - begun);
}
