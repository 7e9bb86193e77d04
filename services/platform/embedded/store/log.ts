// The log of one service in its file.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { yieldTurn } from '../../async/yield-turn.ts';
import { Refusal } from '../../errors.ts';
import type { Claim } from '../../ports/claims.ts';
import { linkOf } from '../../ports/shared/links.ts';
import type { LogDamage } from '../../ports/shared/log-damage.ts';
import { checkStream, maxCommitsRead, streamLimit } from '../../ports/shared/store-rules.ts';
import type { AppendOutcome, Commit, Log, StreamPlace } from '../../ports/store.ts';
import type { TakeClaim } from './claims.ts';
import { openCommits, type ReadyDraft, readyDraft } from './commits.ts';
import type { StoreFile } from './file.ts';

/** Commits at the end of each partition that are checked at the opening. */
const commitsLookedAt = 100;
/** Commits that are read in one step. */
const commitsReadAtOnce = 100;
/** Drafts that go into one transaction. It blocks the main thread. */
const maxDraftsAtOnce = 256;
/** Turns of the event loop in which drafts gather while more arrive in each. A lone draft waits for one. */
const maxTurns = 4;

type QueuedDraft = {
  draft: ReadyDraft;
  claim: Claim | undefined;
  after: string | undefined;
  resolve(appended: AppendOutcome): void;
  reject(error: unknown): void;
};
type LogOptions = {
  file: StoreFile;
  damage: LogDamage;
  lanes: number;
  tails: Map<number, number>;
  takeClaim: TakeClaim;
  foldAppended(commits: Commit[]): { done(): void };
};

/** `tails` (partition → last seq) is filled and updated here, for the views to read. */
export function openLog({ file, damage, lanes, tails, takeClaim, foldAppended }: LogOptions): Log & { settled(): Promise<void> } {
  const commits = openCommits(file.db, damage);
  const listeners = new Set<(commits: Commit[]) => void>();
  const queue: QueuedDraft[] = [];
  let flushing = Promise.resolve();
  /** The links at the tails. */
  const links = new Map<number, string | undefined>();
  for (const [lane, seq] of file.read(commits.tails)) {
    tails.set(lane, seq);
    links.set(lane, file.read(() => commits.read(lane, Math.max(seq - commitsLookedAt, 0), commitsLookedAt)).at(-1)?.link);
  }

  const placeDraft = ({ draft, claim, after }: QueuedDraft): AppendOutcome => {
    if (claim && !takeClaim(claim)) return { outcome: 'claimed' };
    const { lane, key, stream, version } = draft.draft;
    if (after !== undefined && commits.keyAt(lane, stream, version - 1) !== after) return { outcome: 'moved' };
    const seq = (tails.get(lane) ?? 0) + 1;
    const link = linkOf(links.get(lane), { ...draft.draft, seq });
    const commit: Commit = { ...draft.draft, seq, link };
    if (commits.insert(draft, { seq, link })) {
      tails.set(lane, seq);
      links.set(lane, link);
      return { outcome: 'appended', commit };
    }
    const known = commits.byKey(lane, key);
    if (known) return { outcome: 'known', commit: known };
    if (commits.keyAt(lane, stream, version) !== undefined) return { outcome: 'moved' };
    throw new Error(`The place ${seq} of lane ${lane} of ${file.service} is taken: somebody else writes this file.`);
  };

  /** One transaction: each draft has its own outcome, and the appended commits are folded into the service's own views. */
  const appendAll = (group: QueuedDraft[]): { outcomes: AppendOutcome[]; appended: Commit[] } => {
    const [before, linksBefore] = [new Map(tails), new Map(links)];
    try {
      const result = file.transaction('durable', () => {
        const outcomes = group.map(placeDraft);
        const appended = outcomes.flatMap((outcome) => (outcome.outcome === 'appended' ? [outcome.commit] : []));
        return { outcomes, appended, folded: foldAppended(appended) };
      });
      result.folded.done();
      return result;
    } catch (error) {
      for (const lane of tails.keys()) {
        tails.set(lane, before.get(lane) ?? 0);
        links.set(lane, linksBefore.get(lane));
      }
      throw error;
    }
  };

  /** Returns the appended commits. */
  const flushGroup = (group: QueuedDraft[]): Commit[] => {
    try {
      const { outcomes, appended } = appendAll(group);
      for (const [at, outcome] of outcomes.entries()) group[at]?.resolve(outcome);
      return appended;
    } catch (error) {
      // An error in one draft concerns that draft alone, so each is tried by itself.
      if (!(error instanceof Refusal) && group.length > 1) return group.flatMap((one) => flushGroup([one]));
      for (const { reject } of group) reject(error);
      return [];
    }
  };
  const flush = () => {
    while (queue.length > 0) {
      const appended = flushGroup(queue.splice(0, maxDraftsAtOnce));
      if (appended.length > 0) for (const listener of listeners) listener(appended);
    }
  };
  /** Drafts of the same turn of the event loop share one transaction, and those of the next turns while more arrive. */
  const flushSoon = async () => {
    await nextTurn();
    for (let [turn, seen] = [1, 1]; queue.length > seen && turn < maxTurns; turn += 1) {
      seen = queue.length;
      await nextTurn();
    }
    flush();
  };

  const read = async (lane: number, after: number, limit: number): Promise<Commit[]> => {
    const found: Commit[] = [];
    for (;;) {
      const wanted = Math.min(limit - found.length, commitsReadAtOnce);
      const part = file.read(() => commits.read(lane, after + found.length, wanted));
      found.push(...part);
      if (part.length < wanted || found.length >= limit) return found;
      await yieldTurn();
    }
  };

  return {
    id: file.logId,
    append(draft, claim, after) {
      return new Promise((resolve, reject) => {
        queue.push({ draft: readyDraft(draft), claim, after, resolve, reject });
        if (queue.length === 1) flushing = flushSoon();
      });
    },
    async stream(lane, stream, last) {
      return checkStream(
        stream,
        file.read(() => commits.stream(lane, stream, streamLimit(last))),
      );
    },
    byKey: async (lane, key) => file.read(() => commits.byKey(lane, key)),
    read: (lane, after, limit) => read(lane, after, Math.min(limit, maxCommitsRead)),
    tails: async () => new Map([...tails].filter(([, seq]) => seq > 0)),
    // Nobody else writes this file.
    hintTail: () => undefined,
    about: async (person, after, limit) => file.read(() => commits.about(person, after, limit)),
    async redact(commit) {
      file.transaction('durable', () => commits.redact(commit));
    },
    async streamsFrom(prefix, after = { lane: 0, stream: '' }, limit) {
      const found: StreamPlace[] = [];
      for (let { lane, stream } = after; lane < lanes && found.length < limit; lane += 1, stream = '')
        found.push(...file.read(() => commits.streamsFrom(prefix, { lane, stream }, limit - found.length)));
      return found;
    },
    async rename(place, name) {
      file.transaction('durable', () => commits.rename(place, name));
    },
    onAppended(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    settled: () => flushing,
  };
}
