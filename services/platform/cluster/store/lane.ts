// The writer of one lane in this process.
// [Note: Which index refused is never guessed] After a refusal or an unknown outcome a draft is in doubt: its key and its version are looked up.
// The key stands: it is done, by us or before. Only the version is taken: decide again. Neither: it gets a place behind the new tail.
import { setTimeout as pause } from 'node:timers/promises';
import { MongoBulkWriteError } from 'mongodb';
import { unavailable } from '../../errors.ts';
import type { Appended, Commit } from '../../ports/store.ts';
import type { Commits, ReadyDraft } from './commits.ts';
import { isDuplicate } from './database.ts';
import type { Tails } from './tails.ts';

/** Drafts in one insert at most; ms until a draft is given up, and the longest pause between two tries. */
const bounds = { batch: 64, patience: 6000, pause: 200 };

type Waiting = { ready: ReadyDraft; until: number; inDoubt: boolean; resolve(appended: Appended): void; reject(error: unknown): void };

export type LaneWriter = { append(ready: ReadyDraft): Promise<Appended>; settled(): Promise<void> };

type Parts = { lane: number; commits: Commits; tails: Tails; appended(commits: Commit[]): void };

export function openLaneWriter({ lane, commits, tails, appended }: Parts): LaneWriter {
  let queue: Waiting[] = [];
  let working: Promise<void> | undefined;

  const finish = (waiting: Waiting, outcome: Appended) => {
    queue = queue.filter((other) => other !== waiting);
    waiting.resolve(outcome);
  };

  const settle = async (waiting: Waiting): Promise<void> => {
    const { draft } = waiting.ready;
    // In this order: an insert of ours that is still on its way may take the version between the two questions, and then its key is found.
    const isTaken = await commits.hasVersion(lane, draft.stream, draft.version);
    const found = await commits.byKey(lane, draft.key);
    if (found) {
      const isOurs = found.isOf(waiting.ready);
      if (isOurs) appended([found.commit]);
      finish(waiting, { outcome: isOurs ? 'appended' : 'known', commit: found.commit });
    } else if (isTaken) {
      finish(waiting, { outcome: 'moved' });
    } else {
      waiting.inDoubt = false;
    }
  };

  /** The next drafts: of two with one key, or on one version of a stream, the second is looked at when the first stands. */
  const nextBatch = (): Waiting[] => {
    const taken = new Set<string>();
    const batch: Waiting[] = [];
    for (const waiting of queue) {
      const { stream, version, key } = waiting.ready.draft;
      const marks = [`key ${key}`, `version ${version} ${stream}`];
      if (batch.length === bounds.batch) break;
      if (marks.some((mark) => taken.has(mark))) waiting.inDoubt = true;
      else batch.push(waiting);
      for (const mark of marks) taken.add(mark);
    }
    return batch;
  };

  const accept = (batch: Waiting[], from: number) => {
    const written = batch.map(({ ready }, index): Commit => ({ ...ready.draft, seq: from + index }));
    if (written.length === 0) return;
    tails.note(lane, from + written.length - 1);
    appended(written);
    batch.forEach((waiting, index) => {
      const commit = written[index];
      if (commit) finish(waiting, { outcome: 'appended', commit });
    });
  };

  /** True when all of the batch stands. */
  const insert = async (batch: Waiting[]): Promise<boolean> => {
    const from = tails.known(lane) + 1;
    try {
      await commits.insert(
        batch.map(({ ready }) => ready),
        from,
      );
      accept(batch, from);
      return true;
    } catch (error) {
      const stopped = stoppedAt(error);
      accept(batch.slice(0, stopped ?? 0), from);
      for (const waiting of stopped === undefined ? batch : batch.slice(stopped, stopped + 1)) waiting.inDoubt = true;
      return false;
    }
  };

  const giveUpLate = () => {
    const late = queue.filter(({ until }) => until < Date.now());
    queue = queue.filter((waiting) => !late.includes(waiting));
    for (const { reject } of late) reject(unavailable('The database'));
  };

  const work = async () => {
    for (let failures = 0; queue.length > 0; ) {
      let done = false;
      try {
        if (failures > 0 || tails.known(lane) === 0) await tails.find(lane);
        await Promise.all(queue.filter(({ inDoubt }) => inDoubt).map(settle));
        const batch = nextBatch();
        done = batch.length === 0 || (await insert(batch));
      } catch {
        // The database did not answer a question: what was in doubt still is.
      }
      failures = done ? 0 : failures + 1;
      if (done) continue;
      giveUpLate();
      await pause(Math.random() * Math.min(bounds.pause, 4 * 2 ** failures));
    }
  };

  const start = () => {
    working ??= work().finally(() => {
      working = undefined;
      if (queue.length > 0) start();
    });
  };

  return {
    append: (ready) =>
      new Promise((resolve, reject) => {
        queue.push({ ready, until: Date.now() + bounds.patience, inDoubt: false, resolve, reject });
        start();
      }),
    async settled() {
      while (working) await working;
    },
  };
}

/** Where a clear answer says that an ordered insert stopped: all before it stands. `undefined` when the outcome is not known. */
function stoppedAt(error: unknown): number | undefined {
  if (!(error instanceof MongoBulkWriteError) || !isDuplicate(error)) return undefined;
  if (error.result.getWriteConcernError()) return undefined;
  const errors = Array.isArray(error.writeErrors) ? error.writeErrors : [error.writeErrors];
  return errors[0]?.index;
}
