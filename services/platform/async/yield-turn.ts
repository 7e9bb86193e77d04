// [Note: Long work yields] SQLite answers within the turn of its query. A loop over jobs or commits that only awaits it would keep timers and sockets
// waiting until its end. Each such loop therefore calls `yieldTurn` before each of its steps. All loops of one process share the same few milliseconds
// of a turn, and a step is short.
import { setImmediate as inNextTurn } from 'node:timers';

/** Processor time of one turn of the event loop in which steps of this process's loops begin. */
const maxTurnMs = 5;
/** The same, in which they end. */
const longestTurnMs = 8;

/**
 * Processor time of this thread. The clock would go on while the thread waits for a processor on a busy machine, so that each turn would contain a
 * single step.
 */
export function workedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Limit of just appended commits that are folded without yielding. Few commits are mostly visible at the answer; a writer of many yields. */
export const maxFreshCommits = 10;

const waiting: (() => void)[] = [];
/** Processor time when the first step of this turn began. */
let begun: number | undefined;
/** True while a step runs that waits for nothing outside this turn. */
let stepping = false;

/** Promises that are resolved go on first, however many follow from them. */
const afterPromises = (work: () => void) => queueMicrotask(() => process.nextTick(work));

function beginStep(): void {
  const isOver = begun !== undefined && workedMs() - begun >= maxTurnMs;
  const step = isOver ? undefined : waiting.shift();
  stepping = step !== undefined;
  if (!step) return;
  if (begun === undefined) {
    begun = workedMs();
    inNextTurn(beginTurn);
  }
  step();
  afterPromises(beginStep);
}

function beginTurn(): void {
  begun = undefined;
  beginStep();
}

/** Processor time that the running step may take: 8 ms at the beginning of a turn, and 3 ms at its end. */
export const stepMs = (): number => longestTurnMs - Math.min(begun === undefined ? 0 : workedMs() - begun, maxTurnMs);

/**
 * Resolves at the caller's turn. That is at once if no other loop of this process waits and all have worked for less than 5 ms in this turn of the event
 * loop. Otherwise it is after the loops that waited before. Called before each step of work that may be long.
 */
export function yieldTurn(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  waiting.push(resolve);
  if (!stepping) beginStep();
  return promise;
}
