// How far each view, and the planning of reactions, has come in each lane of each log: in the file, and in memory.
import { type FoldedUpTo, laneName } from '../../following/fold-engine.ts';
import type { StoreFile } from './file.ts';
import { number, text } from './rows.ts';

export type Cursors = {
  of(consumer: string, source: string, lane: number): number;
  lanes(consumer: string, source: string): Map<number, number>;
  foldedUpTo(consumer: string): FoldedUpTo;
  /** Of each lane of a log, the last seq that any consumer has taken. */
  furthest(source: string): Map<number, number>;
  /** In the file: inside a transaction. Never moves back. */
  write(consumer: string, source: string, lane: number, seq: number): void;
  /** In memory: after the transaction. */
  note(consumer: string, source: string, lane: number, seq: number): void;
  drop(consumer: string): void;
};

export function openCursors({ db }: StoreFile): Cursors {
  const known = new Map<string, Map<string, { source: string; lane: number; seq: number }>>();
  const write = db.prepare(
    'INSERT INTO cursors (consumer, source, lane, seq) VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET seq = excluded.seq WHERE excluded.seq > seq',
  );
  const drop = db.prepare('DELETE FROM cursors WHERE consumer = ?');
  const all = (consumer: string) => [...(known.get(consumer)?.values() ?? [])];

  const note: Cursors['note'] = (consumer, source, lane, seq) => {
    const lanes = known.get(consumer) ?? new Map();
    known.set(consumer, lanes);
    const name = laneName(source, lane);
    if ((lanes.get(name)?.seq ?? 0) < seq) lanes.set(name, { source, lane, seq });
  };
  for (const row of db.prepare('SELECT consumer, source, lane, seq FROM cursors').all()) {
    note(text(row.consumer), text(row.source), number(row.lane), number(row.seq));
  }

  return {
    of: (consumer, source, lane) => known.get(consumer)?.get(laneName(source, lane))?.seq ?? 0,
    lanes: (consumer, source) => new Map(all(consumer).flatMap((place) => (place.source === source ? [[place.lane, place.seq]] : []))),
    foldedUpTo: (consumer) => Object.fromEntries(all(consumer).map(({ source, lane, seq }) => [laneName(source, lane), seq])),
    furthest(source) {
      const furthest = new Map<number, number>();
      for (const place of [...known.keys()].flatMap(all)) {
        if (place.source === source) furthest.set(place.lane, Math.max(place.seq, furthest.get(place.lane) ?? 0));
      }
      return furthest;
    },
    write: (consumer, source, lane, seq) => void write.run(consumer, source, lane, seq),
    note,
    drop(consumer) {
      known.delete(consumer);
      drop.run(consumer);
    },
  };
}
