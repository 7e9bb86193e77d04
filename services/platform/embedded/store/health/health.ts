// Problems that prevent a store from serving, in words.
/** Window of the last commits whose duration counts: this time, and at most this number. With fewer than the minimum nothing is reported. */
const windowMs = 5 * 60_000;
const [minSamples, maxSamples] = [100, 1000];
const slowMs = 50;

export type Health = {
  /** Notes the duration of a durable commit. */
  committed(ms: number): void;
  /** A write failed for a reason that lies outside; `undefined` when one has succeeded again. */
  failing(why: string | undefined): void;
  isFailing(): boolean;
  /** The file is damaged somewhere. */
  damaged(why: string): void;
  /** Replaces the former findings by those of a check of the whole file. */
  checked(found: readonly string[]): void;
  damage(): readonly string[];
  problems(): string[];
  warnings(): string[];
};

export function watchHealth(service: string): Health {
  const samples: { at: number; ms: number }[] = [];
  let failure: string | undefined;
  let damage: readonly string[] = [];

  const slow = () => {
    const recent = samples.filter(({ at }) => at > performance.now() - windowMs).map(({ ms }) => ms);
    if (recent.length < minSamples) return [];
    const p99 = recent.sort((a, b) => a - b)[Math.floor(recent.length * 0.99)] ?? 0;
    return p99 > slowMs ? [`The disk is slow: one in a hundred writes of ${service} takes more than ${Math.round(p99)} ms (${slowMs} ms are fine).`] : [];
  };

  return {
    committed(ms) {
      samples.push({ at: performance.now(), ms });
      if (samples.length > maxSamples) samples.shift();
    },
    failing(why) {
      failure = why;
    },
    isFailing: () => failure !== undefined,
    damaged(why) {
      if (!damage.includes(why)) damage = [...damage, why];
    },
    checked(found) {
      damage = found;
    },
    damage: () => damage,
    warnings: slow,
    problems: () => [...new Set([...(failure === undefined ? [] : [failure]), ...damage])],
  };
}
