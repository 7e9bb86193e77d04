// Cursors of views and of the planning of reactions, in each partition of each log.
import type { Collection } from 'mongodb';
import { type FoldedUpTo, laneName } from '../../following/fold-engine.ts';
import { readMark, writeMark } from '../../ports/shared/marks.ts';
import type { Mark, Marks } from '../../ports/store.ts';
import { type Database, refuseUnavailable, upsert } from './database.ts';

type CursorRow = { _id: string; consumer: string; source: string; lane: number; seq: number; mark?: string };
type SourceRow = { _id: string; log: string };

/** A place in a partition of a log, with its link. */
export type CursorState = { source: string; lane: number; seq: number; link?: string | undefined };

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
  const of: Cursors['of'] = async (consumer, source, lane) => {
    const row = await cursors.findOne({ _id: idOf(consumer, source, lane) });
    return row ? { seq: row.seq, link: readMark(row.mark, row.seq) } : { seq: 0 };
  };
  return {
    of,
    async lanes(consumer, source) {
      const rows = await cursors.find({ consumer, source }).toArray();
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
    async move(consumer, { source, lane, seq, link }) {
      const row = { consumer, source, lane };
      const [_id, mark] = [idOf(consumer, source, lane), writeMark({ seq, link })];
      await upsert(() => cursors.updateOne({ _id }, { $max: { seq, ...(mark !== undefined && { mark }) }, $setOnInsert: row }, { upsert: true }));
    },
    async drop(consumer) {
      await cursors.deleteMany({ consumer });
    },
    marks: {
      of: (source, of) =>
        refuseUnavailable(async () => {
          const rows = await cursors.find({ ...(of !== undefined && { consumer: of }), source }).toArray();
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
