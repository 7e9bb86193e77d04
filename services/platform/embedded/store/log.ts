// The log of one service in its file.
import { Refusal } from '../../errors.ts';
import type { Appended, Commit, Log } from '../../ports/store.ts';
import { openCommits, type ReadyDraft, readyDraft } from './commits.ts';
import type { StoreFile } from './file.ts';

/** Drafts that go into one transaction at most: how long it may hold the main thread. */
const groupOf = 256;
const longest = 1000;

type Waiting = { draft: ReadyDraft; resolve(appended: Appended): void; reject(error: unknown): void };
type Parts = { file: StoreFile; tails: Map<number, number>; foldAppended(commits: Commit[]): { done(): void } };

/** `tails` is kept up to date; others may look at it. */
export function openLog({ file, tails, foldAppended }: Parts): Log & { settled(): Promise<void> } {
  const commits = openCommits(file.db);
  const listeners = new Set<(commits: Commit[]) => void>();
  const queue: Waiting[] = [];
  let flushing = Promise.resolve();
  for (const [lane, seq] of file.read(commits.tails)) tails.set(lane, seq);

  const place = (draft: ReadyDraft): Appended => {
    const { lane, key, stream, version } = draft.draft;
    const commit: Commit = { ...draft.draft, seq: (tails.get(lane) ?? 0) + 1 };
    if (commits.insert(draft, commit.seq)) {
      tails.set(lane, commit.seq);
      return { outcome: 'appended', commit };
    }
    const known = commits.byKey(lane, key);
    if (known) return { outcome: 'known', commit: known };
    if (commits.has(lane, stream, version)) return { outcome: 'moved' };
    throw new Error(`The place ${commit.seq} of lane ${lane} of ${file.service} is taken: somebody else writes this file.`);
  };

  /** One transaction: each draft finds its own outcome, and what was appended is folded into the own views. */
  const appendAll = (group: Waiting[]): { outcomes: Appended[]; appended: Commit[] } => {
    const before = new Map(tails);
    try {
      const result = file.transaction('durable', () => {
        const outcomes = group.map(({ draft }) => place(draft));
        const appended = outcomes.flatMap((outcome) => (outcome.outcome === 'appended' ? [outcome.commit] : []));
        return { outcomes, appended, folded: foldAppended(appended) };
      });
      result.folded.done();
      return result;
    } catch (error) {
      for (const lane of tails.keys()) tails.set(lane, before.get(lane) ?? 0);
      throw error;
    }
  };

  /** Answers the commits that were appended. */
  const flushGroup = (group: Waiting[]): Commit[] => {
    try {
      const { outcomes, appended } = appendAll(group);
      for (const [at, outcome] of outcomes.entries()) group[at]?.resolve(outcome);
      return appended;
    } catch (error) {
      // A defect of one draft concerns that draft alone.
      if (!(error instanceof Refusal) && group.length > 1) return group.flatMap((one) => flushGroup([one]));
      for (const { reject } of group) reject(error);
      return [];
    }
  };
  const flush = () => {
    while (queue.length > 0) {
      const appended = flushGroup(queue.splice(0, groupOf));
      if (appended.length > 0) for (const listener of listeners) listener(appended);
    }
  };
  /** Whoever else asks before the loop turns goes into the same transaction. */
  const flushSoon = () =>
    new Promise<void>((flushed) => {
      setImmediate(() => {
        flush();
        flushed();
      });
    });

  return {
    append(draft) {
      return new Promise((resolve, reject) => {
        queue.push({ draft: readyDraft(draft), resolve, reject });
        if (queue.length === 1) flushing = flushSoon();
      });
    },
    async stream(lane, stream, last) {
      const found = file.read(() => commits.stream(lane, stream, Math.min(last ?? longest + 1, longest + 1)));
      if (found.length > longest) throw new Refusal('unavailable', 'stream-too-long', `${stream} holds more than ${longest} commits.`);
      return found;
    },
    byKey: async (lane, key) => file.read(() => commits.byKey(lane, key)),
    read: async (lane, after, limit) => file.read(() => commits.read(lane, after, Math.min(limit, longest))),
    tails: async () => new Map([...tails].filter(([, seq]) => seq > 0)),
    about: async (person, after, limit) => file.read(() => commits.about(person, after, limit)),
    async redact(commit) {
      file.transaction('durable', () => commits.redact(commit));
    },
    onAppended(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    settled: () => flushing,
  };
}
