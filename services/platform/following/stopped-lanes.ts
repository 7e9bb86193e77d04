/** Lanes of views whose fold threw: they wait there until it is mended, by a newer build or in another process. */
export type StoppedLanes = {
  /** The fold of the commit after `seq` threw. */
  stop(view: string, lane: string, seq: number, error: unknown): void;
  /** The view has come to `seq`, by whomever. */
  reached(view: string, lane: string, seq: number): void;
  problems(): string[];
};

export function trackStoppedLanes(): StoppedLanes {
  const stopped = new Map<string, { seq: number; why: string }>();
  const nameOf = (view: string, lane: string) => `${view} on ${lane}`;
  return {
    stop: (view, lane, seq, error) => void stopped.set(nameOf(view, lane), { seq, why: String(error) }),
    reached(view, lane, seq) {
      const name = nameOf(view, lane);
      if (seq > (stopped.get(name)?.seq ?? seq)) stopped.delete(name);
    },
    problems: () => [...stopped].map(([name, { why }]) => `${name} has stopped: ${why}`),
  };
}
