// Keeps the time seen to pass: of one service, whichever of its processes run. See [Note: Time seen to pass].
import type { Logger } from 'pino';
import { allPlacesOf } from '../ports/shared/round-robin.ts';
import type { Store } from '../ports/store.ts';
import type { Clock } from './clock.ts';
import { clockWarnings, dueFrom, firstSeen, type SeenTime, seenAfter, timeOf } from './seen-time.ts';

const noteEveryMs = 60_000;

export type NotedClock = {
  /** The time seen to pass: jobs are due by it. It never goes back. */
  time(): Date;
  /** The same, but never ahead of the wall clock, for what compares it with times that the wall clock gave. */
  seenNow(): Date;
  /** When what follows an event of that time, after so many milliseconds, is due. */
  dueAt(eventAt: string, delayMs: number): Date;
  warnings(): string[];
  stop(): Promise<void>;
};

/** The next run of a sweep stands in the store: so one in which no clock was noted yet tells when it was used last. */
async function lastUse({ jobs }: Store, sweep: string, wallMs: number): Promise<number> {
  const planned = await jobs.nextDue(allPlacesOf([sweep]));
  return Math.min(planned?.getTime() ?? wallMs, wallMs);
}

type Facts = { store: Store; clock: Clock; sweep: string; log: Logger };

/** Notes the clock now, and each minute. `sweep`: one that every store has. */
export async function noteClock({ store, clock, sweep, log }: Facts): Promise<NotedClock> {
  const wallMs = () => clock.now().getTime();
  /** What this process saw last, and when, by its monotonic clock. At its first look, at what was noted, it has seen no time pass; then it believes itself alone. */
  let known: { seen: SeenTime; atMs: number } | undefined;

  const look = (noted: SeenTime): SeenTime => {
    const [wall, atMs] = [wallMs(), clock.monotonicMs()];
    const passedMs = known === undefined ? 0 : Math.max(atMs - known.atMs, 0);
    const seen = seenAfter(known?.seen ?? noted, { wallMs: wall, passedMs });
    known = { seen, atMs };
    return seen;
  };
  const seenSince = (): SeenTime => look(firstSeen(wallMs()));

  const note = async (): Promise<void> => {
    const noted = (await store.clock.noted()) ?? { rev: 0, seen: firstSeen(await lastUse(store, sweep, wallMs())) };
    // Where another process is first, its note is as good.
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
      // For the next start: what was off for a moment has seen no jump.
      await noteAgain();
    },
  };
}
