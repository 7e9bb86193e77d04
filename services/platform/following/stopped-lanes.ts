import { laneName } from './fold-engine.ts';

/** Partitions of views whose fold threw: they wait there until a newer build or another process folds the commit. */
export type StoppedLanes = {
  /** The fold of the commit after `seq` threw. */
  stop(view: string, source: string, lane: number, seq: number, error: unknown): void;
  /** The view has reached `seq`, in this process or another. */
  reached(view: string, source: string, lane: number, seq: number): void;
  /** Forgets the partitions of a view, since it is rebuilt. */
  forget(view: string): void;
  /** Logs in which partitions of a view have stopped, each once. */
  sources(view: string): string[];
  problems(): string[];
};

type StoppedLane = { readonly source: string; readonly seq: number; readonly why: string };

export function trackStoppedLanes(): StoppedLanes {
  const stopped = new Map<string, Map<string, StoppedLane>>();
  return {
    stop(view, source, lane, seq, error) {
      const lanes = stopped.get(view) ?? new Map<string, StoppedLane>();
      stopped.set(view, lanes.set(laneName(source, lane), { source, seq, why: String(error) }));
    },
    reached(view, source, lane, seq) {
      const lanes = stopped.get(view);
      const name = laneName(source, lane);
      if (seq > (lanes?.get(name)?.seq ?? seq)) lanes?.delete(name);
    },
    forget: (view) => void stopped.delete(view),
    sources: (view) => [...new Set([...(stopped.get(view)?.values() ?? [])].map(({ source }) => source))],
    problems: () => [...stopped].flatMap(([view, lanes]) => [...lanes].map(([lane, { why }]) => `${view} on ${lane} has stopped: ${why}`)),
  };
}
