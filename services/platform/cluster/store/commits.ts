// Commits as documents of one collection. [Note: Bodies are text] Parts that no query uses (events, documents, `seen`) are stored as JSON text. They are
// returned exactly as on the other platform, with any field names, and read faster than BSON.
import { type Collection, ObjectId } from 'mongodb';
import { sumOf } from '../../ports/shared/links.ts';
import type { LogDamage } from '../../ports/shared/log-damage.ts';
import { storedEvents } from '../../ports/shared/stored-events.ts';
import { endOfPrefix } from '../../ports/shared/view-index.ts';
import type { Commit, Draft, StreamPlace } from '../../ports/store.ts';
import type { Database } from './database.ts';

type CommitRow = Omit<Commit, 'events'> & { _id: ObjectId; events: string; sum?: number };

/**
 * A draft with its JSON, so that one that cannot be JSON fails before it is queued. `_id` distinguishes its commit from another draft's with the same
 * key.
 */
export type ReadyDraft = { draft: Draft; row: Omit<CommitRow, 'seq' | 'link'> };

export function readyDraft(draft: Draft): ReadyDraft {
  const { lane, stream, home, version, key, who, at, bodyHash, trace, form } = draft;
  const events = JSON.stringify(draft.events);
  return { draft, row: { _id: new ObjectId(), lane, stream, home, version, key, who, at, bodyHash, trace, form, events, sum: sumOf(events) } };
}

function readCommit({ _id, events, sum, ...row }: CommitRow): Commit {
  return { ...row, ...storedEvents(events) };
}

/** A place in a partition, with its link. */
export type LanePlace = { seq: number; link?: string | undefined };

export type Commits = {
  /** Inserts in order, each at its place; the first refused one stops those after it. Throws the driver's errors. */
  insert(drafts: { ready: ReadyDraft; place: LanePlace }[]): Promise<void>;
  byKey(lane: number, key: string): Promise<{ commit: Commit; isOf(draft: ReadyDraft): boolean } | undefined>;
  hasVersion(lane: number, stream: string, version: number): Promise<boolean>;
  placeAt(lane: number, seq: number): Promise<LanePlace | undefined>;
  at(lane: number, seq: number): Promise<Commit | undefined>;
  range(lane: number, after: number, limit: number): Promise<Commit[]>;
  newestOf(lane: number, stream: string, limit: number): Promise<Commit[]>;
  about(person: string, after: { lane: number; seq: number } | undefined, limit: number): Promise<Commit[]>;
  redact(commit: Commit): Promise<void>;
  streamsFrom(prefix: string, after: StreamPlace, limit: number): Promise<StreamPlace[]>;
  rename(place: StreamPlace, name: string): Promise<void>;
};

export function openCommits(database: Database, damage: LogDamage): Commits {
  const looked = (row: CommitRow): Commit => {
    damage.look([row]);
    return readCommit(row);
  };
  const log: Collection<CommitRow> = database.collection('log');
  const has = async (filter: Partial<CommitRow>) => (await log.findOne(filter, { projection: { _id: 1 } })) !== null;

  return {
    async insert(drafts) {
      await log.insertMany(
        drafts.map(({ ready, place }) => ({ ...ready.row, ...place })),
        { ordered: true },
      );
    },
    async byKey(lane, key) {
      const row = await log.findOne({ lane, key });
      return row ? { commit: looked(row), isOf: (draft) => draft.row._id.equals(row._id) } : undefined;
    },
    hasVersion: (lane, stream, version) => has({ lane, stream, version }),
    async placeAt(lane, seq) {
      const row = await log.findOne({ lane, seq }, { projection: { link: 1 } });
      return row ? { seq, link: row.link } : undefined;
    },
    async at(lane, seq) {
      const row = await log.findOne({ lane, seq });
      return row ? looked(row) : undefined;
    },
    async range(lane, after, limit) {
      const found = log.find({ lane, seq: { $gt: after, $lte: after + limit } }).sort({ lane: 1, seq: 1 });
      const rows = await found.toArray();
      damage.look(rows);
      return rows.map(readCommit);
    },
    async newestOf(lane, stream, limit) {
      const found = log.find({ lane, stream }).sort({ lane: -1, stream: -1, version: -1 }).limit(limit);
      return (await found.toArray()).map(looked).reverse();
    },
    async about(person, after, limit) {
      const place = after ? { lane: { $gte: after.lane }, $or: [{ lane: { $gt: after.lane } }, { seq: { $gt: after.seq } }] } : {};
      const found = log
        .find({ who: person, ...place })
        .sort({ lane: 1, seq: 1 })
        .limit(limit);
      return (await found.toArray()).map(looked);
    },
    async streamsFrom(prefix, { lane, stream: after }, limit) {
      const found = new Set<string>();
      const named = { $gt: after, $gte: prefix, $lt: endOfPrefix(prefix) };
      for await (const { stream } of log.find({ lane, stream: named }, { projection: { stream: 1 } }).sort({ lane: 1, stream: 1, version: 1 })) {
        if (found.size === limit && !found.has(stream)) break;
        found.add(stream);
      }
      return [...found].map((stream) => ({ lane, stream }));
    },
    async rename({ lane, stream }, name) {
      await log.updateMany({ lane, stream }, { $set: { stream: name, home: name } });
    },
    async redact({ lane, seq, events }) {
      const text = JSON.stringify(events);
      await log.updateOne({ lane, seq }, { $set: { events: text, sum: sumOf(text) } });
    },
  };
}
