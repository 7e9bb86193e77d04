import type { Logger } from 'pino';
import { Refusal } from '../errors.ts';
import type { Commit } from '../ports/store.ts';

/** What commits of a lane are for: folding a view, planning reactions, sending them on. */
export type Consumer = {
  /** Unique in the service: `view:posts@1`, `reactions`, `relay`. */
  name: string;
  sources: readonly string[];
  /** It only saves time: that it stands still is no problem of the service. */
  bestEffort?: boolean;
  /** The last seq taken of one lane. */
  cursor(source: string, lane: number): Promise<number>;
  /** Takes the next commits, the first at most cursor + 1; what it has taken already it passes over. All or, when it throws, a beginning of them. */
  handle(source: string, lane: number, commits: Commit[]): Promise<void>;
};

/** One consumer on one lane of one log. */
export type Subscription = {
  readonly name: string;
  /** Hands it commits that may be the next; what does not fit is read from the log. Without any: look whether there is more. */
  offer(commits?: Commit[]): void;
  /** Works while its lease is held. */
  activate(active: boolean): void;
  /** Why it stands still by a defect. A store or a service that is away is none: that passes, and says so itself. */
  problem(): string | undefined;
  isCaughtUp(): boolean;
  /** Whether it is at nothing: what it had begun before it was to rest, it ends first. */
  isIdle(): boolean;
  stop(): Promise<void>;
};

type Parts = { consumer: Consumer; source: string; lane: number; read(after: number, limit: number): Promise<Commit[]>; log: Logger };

const batch = 500;
const kept = 2000;
/** ms from one failed try to the next when something is offered meanwhile: then the source is there again. */
const soonAgain = 250;

/** Follows from the consumer's own cursor, in order and without gaps, whatever arrives. */
export function subscribe({ consumer, source, lane, read, log }: Parts): Subscription {
  const name = `${consumer.name}/${source}/${lane}`;
  let offered: Commit[] = [];
  let look = true;
  let active = false;
  let stopped = false;
  let failures = 0;
  let triedAt = 0;
  /** As far as it is known here; others may have taken more, which is passed over. Unknown at first, after a failure, and after others may have had the lane. */
  let cursor: number | undefined;
  let problem: string | undefined;
  let running: Promise<void> | undefined;
  let retry: NodeJS.Timeout | undefined;

  /** The offered commits that come right after the cursor; `gap` when one is missing between them. */
  const fitting = (from: number): { run: Commit[]; gap: boolean } => {
    const later = offered.filter((commit) => commit.seq > from).sort((a, b) => a.seq - b.seq);
    offered = [];
    const run: Commit[] = [];
    for (const commit of later) {
      const next = from + run.length + 1;
      if (commit.seq > next) return { run, gap: true };
      if (commit.seq === next) run.push(commit);
    }
    return { run, gap: false };
  };

  const goOn = () => active && !stopped && (look || offered.length > 0);

  const nextCommits = async (from: number): Promise<Commit[]> => {
    const { run, gap } = fitting(from);
    if (gap) look = true;
    if (run.length > 0 || !look) return run;
    // Before the reading: whoever asks to look meanwhile may know of more than it finds.
    look = false;
    const commits = await read(from, batch);
    if (commits.length === batch) look = true;
    return commits;
  };

  const work = async () => {
    let from = cursor ?? (await consumer.cursor(source, lane));
    cursor = undefined;
    while (goOn()) {
      const commits = await nextCommits(from);
      if (commits.length > 0) await consumer.handle(source, lane, commits);
      from = commits.at(-1)?.seq ?? from;
      failures = 0;
      problem = undefined;
    }
    if (active) cursor = from;
  };

  const start = () => {
    if (running || !goOn()) return;
    clearTimeout(retry);
    triedAt = performance.now();
    running = work()
      .catch((error: unknown) => {
        failures += 1;
        look = true;
        if (!(error instanceof Refusal)) problem = `${name} stands still: ${error instanceof Error ? error.message : String(error)}`;
        log[failures > 2 ? 'warn' : 'debug']({ follower: name, failures, err: error }, 'a follower failed and tries again');
        if (!stopped) retry = setTimeout(start, Math.min(100 * 2 ** Math.min(failures, 7), 5000));
      })
      .finally(() => {
        running = undefined;
        if (failures === 0) start();
      });
  };

  return {
    name,
    offer(commits) {
      if (!active) return;
      if (!commits || offered.length > kept) look = true;
      else offered.push(...commits);
      if (failures === 0 || performance.now() - triedAt > soonAgain) start();
    },
    activate(now) {
      if (now && !active) {
        look = true;
        failures = 0;
      }
      if (!now) cursor = undefined;
      active = now;
      if (failures === 0) start();
    },
    problem: () => (active && !consumer.bestEffort ? problem : undefined),
    isCaughtUp: () => !active || (!goOn() && running === undefined),
    isIdle: () => running === undefined,
    async stop() {
      stopped = true;
      clearTimeout(retry);
      await running;
    },
  };
}
