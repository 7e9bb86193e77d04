import { singleFlight } from '../async/single-flight.ts';
import { viewKey } from '../ports/shared/view-index.ts';
import type { Store, View } from '../ports/store.ts';
import type { Position } from '../wire/position.ts';
import { trackStoppedLanes } from './stopped-lanes.ts';

/** A partition of a log, and the cursor that a view should reach. */
export type Goal = { source: string; lane: number; seq: number };

/** Positions of views as this process knows them. They are never ahead of the store; another process may be further, so unknown ones are looked up. */
export type Progress = {
  /** Partitions in which the view is not known to have reached the position. */
  behind(view: View, position: Position): Goal[];
  /** Reads the cursors of a view in a log from the store. */
  lookUp(view: View, source: string): Promise<void>;
  note(view: View, source: string, lane: number, seq: number): void;
  /** The fold of the commit after `seq` failed: the partition has stopped until a process has folded it. */
  noteStopped(view: View, source: string, lane: number, seq: number, error: unknown): void;
  noteBuilding(view: View, building: boolean): void;
  /** Forgets the positions of a view, since it is rebuilt. */
  forget(view: View): void;
  isBuilding(view: View): boolean;
  /** True if a partition of the view has stopped: access in the view may be out of date. */
  hasStopped(view: View): Promise<boolean>;
  /** Resolves at the next note of that partition, or after `ms`. */
  next(view: View, goal: Goal, ms: number): Promise<void>;
  /** Resolves at the next progress of the view in any partition, or after `ms`. */
  changed(view: View, ms: number): Promise<void>;
};

/** Required part of the store. */
type ProgressStore = Pick<Store, 'lanes'> & { views: Pick<Store['views'], 'cursors'> };

export function trackProgress(store: ProgressStore): Progress {
  const known = new Map<string, number>();
  const waiting = new Map<string, Set<() => void>>();
  const stopped = trackStoppedLanes();
  const building = new Set<string>();
  const key = (view: View, source: string, lane: number) => `${viewKey(view)}/${source}/${lane}`;

  const note: Progress['note'] = (view, source, lane, seq) => {
    const place = key(view, source, lane);
    if ((known.get(place) ?? 0) >= seq) return;
    known.set(place, seq);
    stopped.reached(viewKey(view), source, lane, seq);
    for (const heard of [place, viewKey(view)]) for (const wake of waiting.get(heard) ?? []) wake();
  };
  // Many wait for one view at once: that is one question to the store.
  const looks = singleFlight<void>();
  const lookUp: Progress['lookUp'] = (view, source) =>
    looks(`${viewKey(view)}/${source}`, async () => {
      for (const [lane, seq] of await store.views.cursors(view, source)) note(view, source, lane, seq);
    });
  const noted = (place: string, ms: number): Promise<void> =>
    new Promise((resolve) => {
      const listeners = waiting.get(place) ?? new Set();
      waiting.set(place, listeners);
      const wake = () => {
        clearTimeout(timer);
        listeners.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, ms);
      listeners.add(wake);
    });
  const stoppedIn = (view: View) => stopped.sources(viewKey(view));

  return {
    note,
    lookUp,
    behind(view, position) {
      const goals = Object.keys(view.reads).flatMap((source) =>
        Object.entries(position[source] ?? {}).map(([lane, seq]): Goal => ({ source, lane: Number(lane), seq })),
      );
      // Positions are input from outside: other partitions do not exist.
      return goals.filter(({ source, lane, seq }) => lane < store.lanes && (known.get(key(view, source, lane)) ?? 0) < seq);
    },
    noteStopped(view, source, lane, seq, error) {
      if ((known.get(key(view, source, lane)) ?? 0) <= seq) stopped.stop(viewKey(view), source, lane, seq, error);
    },
    noteBuilding(view, now) {
      if (now) building.add(viewKey(view));
      else building.delete(viewKey(view));
    },
    forget(view) {
      for (const place of known.keys()) if (place.startsWith(`${viewKey(view)}/`)) known.delete(place);
      stopped.forget(viewKey(view));
    },
    isBuilding: (view) => building.has(viewKey(view)),
    async hasStopped(view) {
      if (stoppedIn(view).length === 0) return false;
      // Another process may have passed it meanwhile.
      await Promise.all(stoppedIn(view).map((source) => lookUp(view, source)));
      return stoppedIn(view).length > 0;
    },
    next: (view, { source, lane }, ms) => noted(key(view, source, lane), ms),
    changed: (view, ms) => noted(viewKey(view), ms),
  };
}
