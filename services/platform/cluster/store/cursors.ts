// Cursors of views and of the planning of reactions, in each partition of each log. A commit concerns all consumers of its log at once: what they ask for
// in one turn is one query, and what they move is one write.
import type { AnyBulkWriteOperation, Collection } from 'mongodb';
import { gatherTurn } from '../../async/gather-turn.ts';
import { type FoldedUpTo, laneName } from '../../following/fold-engine.ts';
import { readMark, writeMark } from '../../ports/shared/marks.ts';
import type { Mark, Marks } from '../../ports/store.ts';
import { type Database, refuseUnavailable, upsert } from './database.ts';
import { withIds } from './schema.ts';

type CursorRow = { _id: string; consumer: string; source: string; lane: number; seq: number; mark?: string };
type SourceRow = { _id: string; log: string };

/** A place in a partition of a log, with its link. */
export type CursorState = { source: string; lane: number; seq: number; link?: string | undefined };

type Move = CursorState & { consumer: string };

export type Cursors = {
  of(consumer: string, source: string, lane: number): Promise<Pick<CursorState, 'seq' | 'link'>>;
  lanes(consumer: string, source: string): Promise<Map<number, number>>;
  foldedUpTo(consumer: string): Promise<FoldedUpTo>;
  /** Last seq in each partition of a log that any consumer has consumed. */
  furthest(source: string): Promise<Map<number, number>>;
  /** Never moves back. */
  move(consumer: string, place: CursorState): Promise<void>;
  drop(consumer: string): Promise<void>;
  marks: Marks;
};

export function openCursors(database: Database): Cursors {
  const cursors: Collection<CursorRow> = database.collection('cursors');
  const sources: Collection<SourceRow> = database.collection('sources');
  const idOf = (consumer: string, source: string, lane: number) => `${consumer}/${laneName(source, lane)}`;
  const rowOf = gatherTurn(async (ids: readonly string[]) => {
    const rows = await cursors.find(withIds([...new Set(ids)])).toArray();
    const byId = new Map(rows.map((row) => [row._id, row]));
    return (id) => byId.get(id);
  });
  /** Rows of consumers in a log. */
  const rowsOf = gatherTurn(async (asked: readonly { consumer: string; source: string }[]) => {
    const bySource = Map.groupBy(asked, ({ source }) => source);
    const found = await Promise.all(
      [...bySource].map(([source, list]) => cursors.find({ source, consumer: { $in: [...new Set(list.map(({ consumer }) => consumer))] } }).toArray()),
    );
    const rows = Map.groupBy(found.flat(), ({ source, consumer }) => `${source} ${consumer}`);
    return ({ source, consumer }) => rows.get(`${source} ${consumer}`) ?? [];
  });
  const of: Cursors['of'] = async (consumer, source, lane) => {
    const row = await rowOf(idOf(consumer, source, lane));
    return row ? { seq: row.seq, link: readMark(row.mark, row.seq) } : { seq: 0 };
  };
  const moveOne = ({ consumer, source, lane, seq, link }: Move) => {
    const mark = writeMark({ seq, link });
    const update = { $max: { seq, ...(mark !== undefined && { mark }) }, $setOnInsert: { consumer, source, lane } };
    return { filter: { _id: idOf(consumer, source, lane) }, update, upsert: true };
  };
  const moveAll = gatherTurn(async (moves: readonly Move[]) => {
    const writes = moves.map((move): AnyBulkWriteOperation<CursorRow> => ({ updateOne: moveOne(move) }));
    // Repeated after a race of two inserts: the moves never go back.
    await upsert(() => cursors.bulkWrite(writes, { ordered: false }));
    return () => {};
  });
  return {
    of,
    async lanes(consumer, source) {
      const rows = await rowsOf({ consumer, source });
      return new Map(rows.map(({ lane, seq }) => [lane, seq]));
    },
    async foldedUpTo(consumer) {
      const rows = await cursors.find({ consumer }).toArray();
      return Object.fromEntries(rows.map(({ source, lane, seq }) => [laneName(source, lane), seq]));
    },
    async furthest(source) {
      const furthest = new Map<number, number>();
      for (const { lane, seq } of await cursors.find({ source }).toArray()) furthest.set(lane, Math.max(seq, furthest.get(lane) ?? 0));
      return furthest;
    },
    move: (consumer, place) => moveAll({ consumer, ...place }),
    async drop(consumer) {
      await cursors.deleteMany({ consumer });
    },
    marks: {
      of: (source, of) =>
        refuseUnavailable(async () => {
          const rows = await (of === undefined ? cursors.find({ source }).toArray() : rowsOf({ consumer: of, source }));
          return rows.map(({ consumer, lane, seq, mark }): Mark => ({ consumer, lane, seq, link: readMark(mark, seq) }));
        }),
      put: (source, { consumer, lane, seq, link }) =>
        refuseUnavailable(async () => {
          const [row, mark] = [{ consumer, source, lane, seq }, writeMark({ seq, link })];
          const _id = idOf(consumer, source, lane);
          await upsert(() => cursors.replaceOne({ _id }, { ...row, ...(mark !== undefined && { mark }) }, { upsert: true }));
        }),
      logId: (source) => refuseUnavailable(async () => (await sources.findOne({ _id: source }))?.log),
      noteLogId: (source, log) =>
        refuseUnavailable(async () => void (await upsert(() => sources.updateOne({ _id: source }, { $set: { log } }, { upsert: true })))),
    },
  };
}
