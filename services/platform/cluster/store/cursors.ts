// How far each view, and the planning of reactions, has come in each lane of each log.
import type { Collection } from 'mongodb';
import { type FoldedUpTo, laneName } from '../../following/fold-engine.ts';
import { type Database, upsert } from './database.ts';

type CursorRow = { _id: string; consumer: string; source: string; lane: number; seq: number };

export type Cursors = {
  of(consumer: string, source: string, lane: number): Promise<number>;
  lanes(consumer: string, source: string): Promise<Map<number, number>>;
  foldedUpTo(consumer: string): Promise<FoldedUpTo>;
  /** Of each lane of a log, the last seq that any consumer has taken. */
  furthest(source: string): Promise<Map<number, number>>;
  /** Never moves back. */
  move(consumer: string, source: string, lane: number, seq: number): Promise<void>;
  drop(consumer: string): Promise<void>;
};

export function openCursors(database: Database): Cursors {
  const cursors: Collection<CursorRow> = database.collection('cursors');
  const idOf = (consumer: string, source: string, lane: number) => `${consumer}/${laneName(source, lane)}`;
  return {
    of: async (consumer, source, lane) => (await cursors.findOne({ _id: idOf(consumer, source, lane) }))?.seq ?? 0,
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
    async move(consumer, source, lane, seq) {
      const row = { consumer, source, lane };
      await upsert(() => cursors.updateOne({ _id: idOf(consumer, source, lane) }, { $max: { seq }, $setOnInsert: row }, { upsert: true }));
    },
    async drop(consumer) {
      await cursors.deleteMany({ consumer });
    },
  };
}
