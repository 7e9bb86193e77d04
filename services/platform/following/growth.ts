// Messages between the processes of one service about growth of its log: partitions and tails. Correctness never depends on them.
import type { Live } from '../ports/live.ts';
import { formatPosition, parsePosition } from '../wire/position.ts';

/** Commits within this time lead to one wake-up. */
const gatherCommitsMs = 5;

/** Older builds send no payload; others send a position. */
const wakeUp = (service: string) => `appended:${service}`;

export type Growth = {
  /** Notes that this process has appended; others learn the last seq of each partition. */
  note(lane: number, seq: number): void;
  /** Sends what is gathered. */
  stop(): void;
};

export function announceGrowth(service: string, live: Live): Growth {
  const grown = new Map<number, number>();
  let timer: NodeJS.Timeout | undefined;
  const tell = () => {
    clearTimeout(timer);
    timer = undefined;
    if (grown.size > 0) live.wake(wakeUp(service), formatPosition({ [service]: Object.fromEntries(grown) }));
    grown.clear();
  };
  return {
    note(lane, seq) {
      grown.set(lane, Math.max(seq, grown.get(lane) ?? 0));
      timer ??= setTimeout(tell, gatherCommitsMs);
    },
    stop: tell,
  };
}

/**
 * Calls the listener, also for this process, with partitions of a log that may have grown, and their tails; `undefined`: any may have grown. Returns a
 * function that stops it.
 */
export function onGrowth(
  service: string,
  { live, lanes }: { live: Live; lanes: number },
  hear: (tails: ReadonlyMap<number, number> | undefined) => void,
): () => void {
  return live.onWake(wakeUp(service), (payload) => {
    const position = payload === undefined ? undefined : (parsePosition(payload, { services: [service], lanes })[service] ?? {});
    hear(position && new Map(Object.entries(position).map(([lane, seq]) => [Number(lane), seq])));
  });
}
