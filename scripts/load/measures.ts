// Measurements of a load with k6's names, and the evaluation of thresholds in its syntax.
import { quantile } from '../bench/setup/rounds.ts';

export type Thresholds = Readonly<Record<string, readonly string[]>>;

export type Measures = {
  /** A metric that there is, before anything is measured of it. */
  declare(metric: string): void;
  /** Adds a value; for a rate 1 or 0. A value with a tag `name:value` also counts for `metric{name:value}`. */
  add(metric: string, value: number, tags?: readonly string[]): void;
  /** All values of a metric. */
  of(metric: string): readonly number[];
  /** Thresholds that k6 would refuse, or that concern nothing measured, with the reason. */
  faults(thresholds: Thresholds): string[];
  /** Unmet thresholds, with their measurements. */
  missed(thresholds: Thresholds): string[];
};

type Threshold = { of: (values: readonly number[]) => number; isMet: (value: number) => boolean };

/** `undefined` for an unknown threshold expression. */
function thresholdOf(expression: string): Threshold | undefined {
  const [, rate, percent, sign, limit] = /^(?:(rate)|p\((\d+)\))([<>])(\d+(?:\.\d+)?)$/.exec(expression) ?? [];
  if (sign === undefined) return undefined;
  return {
    of: rate === undefined ? (values) => quantile(values, Number(percent) / 100) : (values) => values.reduce((sum, value) => sum + value, 0) / values.length,
    isMet: (value) => (sign === '<' ? value < Number(limit) : value > Number(limit)),
  };
}

export function newMeasures(): Measures {
  const declared = new Set<string>();
  const measured = new Map<string, number[]>();
  const listOf = (metric: string): number[] => {
    const found = measured.get(metric) ?? [];
    measured.set(metric, found);
    return found;
  };
  const each = (thresholds: Thresholds, tell: (metric: string, expression: string) => string[]) =>
    Object.entries(thresholds).flatMap(([metric, expressions]) => expressions.flatMap((expression) => tell(metric, expression)));
  return {
    declare: (metric) => void declared.add(metric),
    add(metric, value, tags = []) {
      for (const name of [metric, ...tags.map((tag) => `${metric}{${tag}}`)]) listOf(name).push(value);
    },
    of: (metric) => measured.get(metric) ?? [],
    faults: (thresholds) =>
      each(thresholds, (metric, expression) => [
        ...(declared.has(metric.replace(/\{.*/s, '')) ? [] : [`there is no metric ${metric}`]),
        ...(measured.has(metric) ? [] : [`nothing was measured of ${metric}`]),
        ...(thresholdOf(expression) === undefined ? [`${metric} does not tell what ${expression} is`] : []),
      ]),
    missed: (thresholds) =>
      each(thresholds, (metric, expression) => {
        const threshold = thresholdOf(expression);
        const value = threshold?.of(measured.get(metric) ?? []);
        return value === undefined || threshold?.isMet(value) ? [] : [`${metric} ${expression}: ${value.toPrecision(3)}`];
      }),
  };
}
