import type { Logger } from 'pino';
import { type Backoff, backoffMs } from '../async/backoff.ts';
import { maxFreshCommits, yieldTurn } from '../async/yield-turn.ts';
import { Refusal } from '../errors.ts';
import type { Commit } from '../ports/store.ts';

/** A consumer of a partition's commits: the folding of a view, the planning of reactions, the relay to the bus. */
export type Consumer = {
  /** Unique in the service: `view:posts@1`, `reactions`, `relay`. */
  name: string;
  sources: readonly string[];
  /** It only saves time: the service works also while it fails, so its failures are no problem of the service. */
  bestEffort?: boolean;
  /** Commits of one call, if it takes many in short steps of its own. Others get 100, which are one step. */
  maxCommits?: number;
  /** Last consumed seq of one partition. */
  cursor(source: string, lane: number): Promise<number>;
  /**
   * Consumes commits in their order; the first is cursor + 1 or one that was consumed before. Skips those that were consumed. If it throws, it has
   * consumed those before the failed one, or none.
   */
  handle(source: string, lane: number, commits: Commit[]): Promise<void>;
};

/** One consumer on one partition of one log. */
export type LogSubscription = {
  readonly name: string;
  /** Hands it commits that may be the next; if they are not, it reads the log. Without commits: it looks into the log for more. */
  offer(commits?: Commit[]): void;
  /** Asks the consumer for its cursor, which may have been reset, and continues there. */
  askAgain(): void;
  /** Hints that the log may reach this seq: it reads on, unless it has reached it or has these commits already. */
  offerUpTo(seq: number): void;
  /** Informs it if this process holds the lease of the partition: it consumes only then. */
  activate(active: boolean): void;
  /** The defect that stops it, in words. A store or a service that is unavailable is none: it recovers, and reports that itself. */
  problem(): string | undefined;
  isCaughtUp(): boolean;
  /** True if it does nothing now. After `activate(false)` it first ends running work. */
  isIdle(): boolean;
  stop(): Promise<void>;
};

export type SubscriptionOptions = { consumer: Consumer; source: string; lane: number; read(after: number, limit: number): Promise<Commit[]>; log: Logger };

/** Commits that are handed on at once: some milliseconds of work. See [Note: Long work yields]. */
const commitsOfStep = 100;
/** Limit of offered commits in memory; further ones are read from the log in their turn. */
const maxCommitsKept = 2000;
const retryPause: Backoff = { firstMs: 200, maxMs: 5000, spread: 0 };
/** An offer ends the pause after a failure when the last try is this long ago: the source is probably available again. */
const minRetryPauseMs = 250;

/** Passes the commits of a partition to a consumer from its cursor on, in order and without gaps, for any offers. */
export function subscribe({ consumer, source, lane, read, log }: SubscriptionOptions): LogSubscription {
  const name = `${consumer.name}/${source}/${lane}`;
  const { maxCommits = commitsOfStep } = consumer;
  let offered: Commit[] = [];
  let look = true;
  let active = false;
  let stopped = false;
  let failures = 0;
  let triedAt = 0;
  /**
   * Last seq that this process knows to be consumed. `undefined` (ask the consumer) at first, after a failure, and when another process may have held
   * the partition meanwhile.
   */
  let cursor: number | undefined;
  let isPutBack = false;
  /** Last seq that is consumed or about to be; 0 if unknown. */
  let reaching = 0;
  let problem: string | undefined;
  let running: Promise<void> | undefined;
  let retry: NodeJS.Timeout | undefined;

  /** First of the offered commits that directly follow the cursor; `gap` if one is missing between them. */
  const fitting = (from: number): { run: Commit[]; gap: boolean } => {
    const later = offered.filter((commit) => commit.seq > from).sort((a, b) => a.seq - b.seq);
    offered = [];
    const run: Commit[] = [];
    for (const [at, commit] of later.entries()) {
      const next = from + run.length + 1;
      if (commit.seq > next) return { run, gap: true };
      if (run.length === maxCommits) {
        offered = later.slice(at);
        break;
      }
      if (commit.seq === next) run.push(commit);
    }
    return { run, gap: false };
  };

  const hasWork = () => active && !stopped && (look || offered.length > 0);

  const nextCommits = async (from: number): Promise<Commit[]> => {
    const { run, gap } = fitting(from);
    if (gap) look = true;
    if (run.length > 0 || !look) return run;
    // Set before the reading: a request during the reading may concern commits that it does not find.
    look = false;
    const commits = await read(from, maxCommits);
    if (commits.length === maxCommits) look = true;
    return commits;
  };

  const work = async () => {
    let from = cursor ?? (await consumer.cursor(source, lane));
    cursor = undefined;
    while (hasWork()) {
      const isFresh = !look && offered.length <= maxFreshCommits;
      if (!isFresh) await yieldTurn();
      if (isPutBack) {
        isPutBack = false;
        look = true;
        from = await consumer.cursor(source, lane);
      }
      const commits = await nextCommits(from);
      reaching = commits.at(-1)?.seq ?? from;
      if (commits.length > 0) {
        if (!isFresh) await yieldTurn();
        await consumer.handle(source, lane, commits);
      }
      from = commits.at(-1)?.seq ?? from;
      failures = 0;
      problem = undefined;
    }
    if (active) cursor = from;
  };

  const start = () => {
    if (running || !hasWork()) return;
    clearTimeout(retry);
    triedAt = performance.now();
    running = work()
      .catch((error: unknown) => {
        failures += 1;
        reaching = 0;
        look = true;
        if (!(error instanceof Refusal)) problem = `${name} has stopped: ${error instanceof Error ? error.message : String(error)}`;
        log[failures > 2 ? 'warn' : 'debug']({ subscription: name, failures, err: error }, 'a subscription failed and tries again');
        if (!stopped) retry = setTimeout(start, backoffMs(failures - 1, retryPause));
      })
      .finally(() => {
        running = undefined;
        if (failures === 0) start();
      });
  };

  const offer: LogSubscription['offer'] = (commits) => {
    if (!active) return;
    if (!commits || offered.length > maxCommitsKept) look = true;
    else offered.push(...commits);
    if (failures === 0 || performance.now() - triedAt > minRetryPauseMs) start();
  };

  return {
    name,
    offer,
    offerUpTo(seq) {
      if (seq > Math.max(reaching, offered.at(-1)?.seq ?? 0)) offer();
    },
    askAgain() {
      isPutBack = true;
      look = true;
      if (failures === 0) start();
    },
    activate(isHeld) {
      if (isHeld && !active) {
        look = true;
        failures = 0;
      }
      if (!isHeld) {
        cursor = undefined;
        reaching = 0;
      }
      active = isHeld;
      if (failures === 0) start();
    },
    problem: () => (active && !consumer.bestEffort ? problem : undefined),
    isCaughtUp: () => !active || (!hasWork() && running === undefined),
    isIdle: () => running === undefined,
    async stop() {
      stopped = true;
      clearTimeout(retry);
      await running;
    },
  };
}
