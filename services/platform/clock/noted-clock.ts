// Keeps the time seen to pass: of one service, whichever of its processes run. See [Note: Time seen to pass].
import type { Logger } from 'pino';
import type { ClockNote, Store } from '../ports/store.ts';
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
  const planned = await jobs.nextDue(undefined, [sweep]);
  return Math.min(planned?.getTime() ?? wallMs, wallMs);
}

type Facts = { store: Store; clock: Clock; sweep: string; log: Logger };

/** Notes the clock now, and each minute. `sweep`: one that every store has. */
export async function noteClock({ store, clock, sweep, log }: Facts): Promise<NotedClock> {
  const wallMs = () => clock.now().getTime();
  /** The newest note that this process knows, and when it looked, by its monotonic clock; at its first look it has seen no time pass. */
  let known: (ClockNote & { atMs: number }) | undefined;

  /** What is seen now. What another process noted is younger than this one's last look, by as much as the wall clock says. */
  const look = (before: ClockNote): SeenTime => {
    const [wall, atMs] = [wallMs(), clock.monotonicMs()];
    const sinceMs = known === undefined ? 0 : Math.max(atMs - known.atMs, 0);
    const isOwn = known?.rev === before.rev;
    const passedMs = isOwn ? sinceMs : Math.min(Math.max(wall - before.seen.wallMs, 0), sinceMs);
    const seen = seenAfter(before.seen, { wallMs: wall, passedMs });
    known = { rev: before.rev, seen, atMs };
    return seen;
  };
  const seenSince = (): SeenTime => look(known ?? { rev: 0, seen: firstSeen(wallMs()) });

  const note = async (): Promise<void> => {
    const noted = (await store.clock.noted()) ?? { rev: 0, seen: firstSeen(await lastUse(store, sweep, wallMs())) };
    const seen = look(known?.rev === noted.rev ? known : noted);
    const next = { rev: noted.rev + 1, seen };
    // Where another process was first, its note is as good.
    if ((await store.clock.note(next)) && known !== undefined) known = { ...known, rev: next.rev };
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
