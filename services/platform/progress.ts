import type { Store, View } from './ports/store.ts';
import { viewKey } from './view-index.ts';

/**
 * What this process knows of how far each view has come. It is never ahead of the store; another process may be further, so what is
 * not known to be reached is looked up.
 */
export type Progress = {
  reached(view: View, source: string, lane: number, seq: number): Promise<boolean>;
  note(view: View, source: string, lane: number, seq: number): void;
  /** Says that a fold of that lane failed, or works again. */
  noteStill(view: View, source: string, lane: number, still: boolean): void;
  /** Whether some lane of the view stands still: what it says of rights may be out of date. */
  standsStill(view: View): boolean;
  /** Resolves at the next note of that lane, or after `ms`. */
  next(view: View, source: string, lane: number, ms: number): Promise<void>;
};

export function trackProgress(store: Store): Progress {
  const known = new Map<string, number>();
  const waiting = new Map<string, Set<() => void>>();
  const still = new Map<string, Set<string>>();
  const key = (view: View, source: string, lane: number) => `${viewKey(view)}/${source}/${lane}`;

  const note: Progress['note'] = (view, source, lane, seq) => {
    const place = key(view, source, lane);
    if ((known.get(place) ?? 0) >= seq) return;
    known.set(place, seq);
    for (const wake of waiting.get(place) ?? []) wake();
  };

  return {
    note,
    noteStill(view, source, lane, now) {
      const lanes = still.get(viewKey(view)) ?? new Set();
      still.set(viewKey(view), lanes);
      if (now) lanes.add(key(view, source, lane));
      else lanes.delete(key(view, source, lane));
    },
    standsStill: (view) => (still.get(viewKey(view))?.size ?? 0) > 0,
    async reached(view, source, lane, seq) {
      if ((known.get(key(view, source, lane)) ?? 0) >= seq) return true;
      const cursor = (await store.views.cursors(view, source)).get(lane) ?? 0;
      note(view, source, lane, cursor);
      return cursor >= seq;
    },
    next(view, source, lane, ms) {
      const place = key(view, source, lane);
      return new Promise((resolve) => {
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
    },
  };
}
