// Running answers, which end when the right to them does. [Note: Bytes on their way] Each is checked again when access is revoked or a session ends anywhere,
// and regularly in case of a lost wake-up. Without the right, the connection is reset: unread bytes are dropped, and the client notices that the file is
// incomplete.
import type { ServerResponse } from 'node:http';
import { Refusal } from '@kloak/platform/errors.ts';
import type { Live } from '@kloak/platform/ports/live.ts';
import { wakeUps } from '@kloak/platform/wake-ups.ts';
import { checkInRounds } from '../caller/check-in-rounds.ts';

/** A right that ended without our hearing of it is found within this time. */
const recheckMs = 15_000;
/** The view of sessions may be a little behind the wake-up. */
const againMs = 1_000;
/** Maximum time without a successful check. */
const maxUnaskedMs = 60_000;

type RunningAnswer = { ask(): Promise<unknown>; cut(): void; grantedAtMs: number };

export type RunningAnswers = {
  /**
   * Checks the right by `first` and returns its result; then repeats `again` while the answer runs, and ends the answer if that is refused. Errors of
   * `first` are thrown.
   */
  watch<Granted>(response: ServerResponse, first: () => Promise<Granted>, again: () => Promise<unknown>): Promise<Granted>;
  /** Repeats all checks: access was revoked. */
  askAgain(): void;
  close(): void;
};

/** An unavailable or busy service says nothing about the right. */
const isRefused = (error: unknown) => error instanceof Refusal && error.kind !== 'unavailable' && error.kind !== 'too-many';

/** Also drops bytes that are buffered in the connection. */
function reset(response: ServerResponse): void {
  response.socket?.resetAndDestroy();
  response.destroy();
}

type Clock = { nowMs(): number; recheckMs: number };

export function runningAnswers(live: Pick<Live, 'onWake'>, clock: Clock = { nowMs: () => performance.now(), recheckMs }): RunningAnswers {
  const running = new Set<RunningAnswer>();
  let changes = 0;

  async function askFor(one: RunningAnswer): Promise<void> {
    const askedAtMs = clock.nowMs();
    try {
      await one.ask();
      one.grantedAtMs = askedAtMs;
    } catch (error) {
      if (isRefused(error) || clock.nowMs() - one.grantedAtMs > maxUnaskedMs) one.cut();
    }
  }
  const askAll = checkInRounds(() => running, askFor);
  const askAgain = () => {
    changes += 1;
    void askAll();
  };
  const timer = setInterval(askAgain, clock.recheckMs).unref();
  const stops = [
    live.onWake(wakeUps.accessNarrowed, askAgain),
    live.onWake(wakeUps.sessionsEnded, () => {
      askAgain();
      setTimeout(askAgain, againMs).unref();
    }),
  ];

  return {
    async watch(response, first, again) {
      const [asked, grantedAtMs] = [changes, clock.nowMs()];
      const granted = await first();
      if (response.destroyed) return granted;
      const one: RunningAnswer = { ask: again, grantedAtMs, cut: () => reset(response) };
      running.add(one);
      response.once('close', () => running.delete(one));
      // Access may have been revoked during the check.
      if (asked !== changes) void askFor(one);
      return granted;
    },
    askAgain,
    close() {
      clearInterval(timer);
      for (const stop of stops) stop();
    },
  };
}
