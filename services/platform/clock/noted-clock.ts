// Keeps the time seen to pass: of one service, whichever of its processes run. See [Note: Time seen to pass].
import type { Logger } from 'pino';
import { allPlacesOf } from '../ports/shared/round-robin.ts';
import type { Store } from '../ports/store.ts';
import type { Clock } from './clock.ts';
import { advanceSeenTime, clockWarnings, dueFrom, initialSeenTime, type SeenTime, timeOf } from './seen-time.ts';

const noteEveryMs = 60_000;

export type NotedClock = {
  /** Time seen to pass: jobs are due by it. It never goes back. */
  time(): Date;
  /** The same, but never ahead of the wall clock, for comparisons with times of the wall clock. */
  seenNow(): Date;
  /** Due time of work, this many milliseconds after an event of that time. */
  dueAt(eventAt: string, delayMs: number): Date;
  warnings(): string[];
  stop(): Promise<void>;
};

/** Estimates the last use of a store without a note about the clock: before the next run of a sweep. */
async function lastUse({ jobs }: Store, sweep: string, wallMs: number): Promise<number> {
  const planned = await jobs.nextDue(allPlacesOf([sweep]));
  return Math.min(planned?.getTime() ?? wallMs, wallMs);
}

type NotedClockOptions = { store: Store; clock: Clock; sweep: string; log: Logger };

/** Notes the clock now, and each minute. `sweep`: one that exists in every store. */
export async function noteClock({ store, clock, sweep, log }: NotedClockOptions): Promise<NotedClock> {
  const wallMs = () => clock.now().getTime();
  /**
   * Time that this process last saw, with its monotonic clock. The first look starts from the noted time and sees no time pass; later ones use the
   * process's own values.
   */
  let known: { seen: SeenTime; atMs: number } | undefined;

  const look = (noted: SeenTime): SeenTime => {
    const [wall, atMs] = [wallMs(), clock.monotonicMs()];
    const passedMs = known === undefined ? 0 : Math.max(atMs - known.atMs, 0);
    const seen = advanceSeenTime(known?.seen ?? noted, { wallMs: wall, passedMs });
    known = { seen, atMs };
    return seen;
  };
  const seenSince = (): SeenTime => look(initialSeenTime(wallMs()));

  const note = async (): Promise<void> => {
    const noted = (await store.clock.noted()) ?? { rev: 0, seen: initialSeenTime(await lastUse(store, sweep, wallMs())) };
    // Another process may be first; its note is equally good.
    await store.clock.note({ rev: noted.rev + 1, seen: look(noted.seen) });
  };

  await note();
  const noteAgain = () => note().catch((error: unknown) => log.warn({ err: error }, 'the clock could not be noted'));
  let working: Promise<void> | undefined;
  const noting = setInterval(() => {
    working = noteAgain();
  }, noteEveryMs).unref();

  const time = () => new Date(timeOf(seenSince()));
  return {
    time,
    seenNow: () => new Date(Math.min(time().getTime(), wallMs())),
    dueAt: (eventAt, delayMs) => new Date(dueFrom(seenSince(), Date.parse(eventAt), delayMs) + delayMs),
    warnings: () => clockWarnings(seenSince()),
    async stop() {
      clearInterval(noting);
      await working;
      // Notes it for the next start: a short pause is then no jump.
      await noteAgain();
    },
  };
}
