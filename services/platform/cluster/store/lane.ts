// Writer of one partition in this process.
// [Note: The refusing index is never guessed] After a refusal or an unknown outcome a draft is in doubt: its key and its version are looked up.
// The key is there: the draft is written, now or by an earlier call. Only the version is there: decide again. Neither: it is tried after the new tail.
import { setTimeout as pause } from 'node:timers/promises';
import { MongoBulkWriteError } from 'mongodb';
import { type Backoff, backoffMs } from '../../async/backoff.ts';
import { unavailable } from '../../errors.ts';
import { linkOf } from '../../ports/shared/links.ts';
import type { AppendOutcome, Commit } from '../../ports/store.ts';
import type { Commits, LanePlace, ReadyDraft } from './commits.ts';
import { isDuplicate } from './database.ts';
import type { Tails } from './tails.ts';

/** Drafts that go into one insert. */
const maxDraftsAtOnce = 64;
/** A draft that is not written after this time is refused. */
const maxWriteMs = 6000;
const retryPause: Backoff = { firstMs: 2, maxMs: 100, spread: 1 };

type QueuedDraft = { ready: ReadyDraft; until: number; inDoubt: boolean; resolve(appended: AppendOutcome): void; reject(error: unknown): void };

export type LaneWriter = { append(ready: ReadyDraft): Promise<AppendOutcome>; settled(): Promise<void> };

type LaneWriterOptions = { lane: number; commits: Commits; tails: Tails; appended(commits: Commit[]): void };

export function openLaneWriter({ lane, commits, tails, appended }: LaneWriterOptions): LaneWriter {
  let queue: QueuedDraft[] = [];
  let working: Promise<void> | undefined;

  const finish = (queued: QueuedDraft, outcome: AppendOutcome) => {
    queue = queue.filter((other) => other !== queued);
    queued.resolve(outcome);
  };

  const settle = async (queued: QueuedDraft): Promise<void> => {
    const { draft } = queued.ready;
    // In this order: an insert of ours that is still on its way may take the version between the two questions, and then its key is found.
    const isTaken = await commits.hasVersion(lane, draft.stream, draft.version);
    const found = await commits.byKey(lane, draft.key);
    if (found) {
      const isOurs = found.isOf(queued.ready);
      if (isOurs) appended([found.commit]);
      finish(queued, { outcome: isOurs ? 'appended' : 'known', commit: found.commit });
    } else if (isTaken) {
      finish(queued, { outcome: 'moved' });
    } else {
      queued.inDoubt = false;
    }
  };

  /** The next drafts. Of two with one key, or on one version of a stream, the second waits until the first is written, and is then in doubt. */
  const nextBatch = (): QueuedDraft[] => {
    const taken = new Set<string>();
    const batch: QueuedDraft[] = [];
    for (const queued of queue) {
      const { stream, version, key } = queued.ready.draft;
      const marks = [`key ${key}`, `version ${version} ${stream}`];
      if (batch.length === maxDraftsAtOnce) break;
      if (marks.some((mark) => taken.has(mark))) queued.inDoubt = true;
      else batch.push(queued);
      for (const mark of marks) taken.add(mark);
    }
    return batch;
  };

  const accept = (batch: QueuedDraft[], places: readonly LanePlace[]) => {
    const written = batch.flatMap(({ ready }, index): Commit[] => {
      const place = places[index];
      return place ? [{ ...ready.draft, ...place }] : [];
    });
    const last = written.at(-1);
    if (!last) return;
    tails.note(lane, { seq: last.seq, link: last.link });
    appended(written);
    batch.forEach((queued, index) => {
      const commit = written[index];
      if (commit) finish(queued, { outcome: 'appended', commit });
    });
  };

  /** True if all of the batch is written. */
  const insert = async (batch: QueuedDraft[]): Promise<boolean> => {
    const placed = placesAfter(tails.known(lane), batch);
    const places = placed.map(({ place }) => place);
    try {
      await commits.insert(placed);
      accept(batch, places);
      return true;
    } catch (error) {
      const stopped = stoppedAt(error);
      accept(batch.slice(0, stopped ?? 0), places);
      for (const queued of stopped === undefined ? batch : batch.slice(stopped, stopped + 1)) queued.inDoubt = true;
      return false;
    }
  };

  const giveUpLate = () => {
    const late = queue.filter(({ until }) => until < performance.now());
    queue = queue.filter((queued) => !late.includes(queued));
    for (const { reject } of late) reject(unavailable('The database'));
  };

  const work = async () => {
    for (let failures = 0; queue.length > 0; ) {
      let done = false;
      try {
        if (failures > 0 || tails.known(lane).seq === 0) await tails.find(lane);
        else await tails.freshen(lane);
        await Promise.all(queue.filter(({ inDoubt }) => inDoubt).map(settle));
        const batch = nextBatch();
        done = batch.length === 0 || (await insert(batch));
      } catch {
        // The database did not answer: drafts in doubt remain so.
      }
      failures = done ? 0 : failures + 1;
      if (done) continue;
      giveUpLate();
      await pause(backoffMs(failures, retryPause));
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
        queue.push({ ready, until: performance.now() + maxWriteMs, inDoubt: false, resolve, reject });
        start();
      }),
    async settled() {
      while (working) await working;
    },
  };
}

/** Next places of a partition, each linked to the one before. The insert guarantees that `before` is the previous one: a place is taken once. */
function placesAfter(tail: LanePlace, batch: readonly QueuedDraft[]): { ready: ReadyDraft; place: LanePlace }[] {
  let before = tail;
  return batch.map(({ ready }) => {
    const seq = before.seq + 1;
    before = { seq, link: linkOf(before.link, { ...ready.draft, seq }) };
    return { ready, place: before };
  });
}

/** Index at which a clear answer says that an ordered insert stopped: everything before it is written. `undefined` if the outcome is unknown. */
function stoppedAt(error: unknown): number | undefined {
  if (!(error instanceof MongoBulkWriteError) || !isDuplicate(error)) return undefined;
  if (error.result.getWriteConcernError()) return undefined;
  const errors = Array.isArray(error.writeErrors) ? error.writeErrors : [error.writeErrors];
  return errors[0]?.index;
}
