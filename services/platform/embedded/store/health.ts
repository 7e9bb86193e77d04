// What keeps a store from serving, in words.
const window = { ms: 5 * 60_000, samples: 1000, least: 100 };
const slowMs = 50;

export type Health = {
  /** A durable commit took so long. */
  committed(ms: number): void;
  /** A write failed for a reason that lies outside; `undefined` when one has succeeded again. */
  failing(why: string | undefined): void;
  isFailing(): boolean;
  /** A view's lane stopped, or goes on. */
  stopped(lane: string, why: string | undefined): void;
  problems(): string[];
  warnings(): string[];
};

export function watchHealth(service: string): Health {
  const samples: { at: number; ms: number }[] = [];
  const stoppedLanes = new Map<string, string>();
  let failure: string | undefined;

  const slow = () => {
    const recent = samples.filter(({ at }) => at > Date.now() - window.ms).map(({ ms }) => ms);
    if (recent.length < window.least) return [];
    const p99 = recent.sort((a, b) => a - b)[Math.floor(recent.length * 0.99)] ?? 0;
    return p99 > slowMs ? [`The disk is slow: one in a hundred writes of ${service} takes more than ${Math.round(p99)} ms (${slowMs} ms are fine).`] : [];
  };

  return {
    committed(ms) {
      samples.push({ at: Date.now(), ms });
      if (samples.length > window.samples) samples.shift();
    },
    failing(why) {
      failure = why;
    },
    isFailing: () => failure !== undefined,
    stopped(lane, why) {
      if (why === undefined) stoppedLanes.delete(lane);
      else stoppedLanes.set(lane, why);
    },
    warnings: slow,
    problems: () => [...(failure === undefined ? [] : [failure]), ...[...stoppedLanes].map(([lane, why]) => `${lane} has stopped: ${why}`)],
  };
}
