// Cursors of views and of the planning of reactions, in each partition of each log: in the file, and in memory.
import { Refusal } from '../../errors.ts';
import { type FoldedUpTo, laneName } from '../../following/fold-engine.ts';
import { readMark, writeMark } from '../../ports/shared/marks.ts';
import type { Marks } from '../../ports/store.ts';
import type { StoreFile } from './file.ts';
import { number, optionalText, text } from './rows.ts';

/** A place in a partition of a log, with its link. */
export type CursorState = { source: string; lane: number; seq: number; link?: string | undefined };

export type Cursors = {
  of(consumer: string, source: string, lane: number): Pick<CursorState, 'seq' | 'link'>;
  lanes(consumer: string, source: string): Map<number, number>;
  foldedUpTo(consumer: string): FoldedUpTo;
  /** Last seq in each partition of a log that any consumer has consumed. */
  furthest(source: string): Map<number, number>;
  /** In the file: inside a transaction. Never moves back. */
  write(consumer: string, place: CursorState): void;
  /** In memory: after the transaction. */
  note(consumer: string, place: CursorState): void;
  /** In the file within a second: for commits that changed no document. A crash before only reads them again. */
  writeLater(consumer: string, place: CursorState): void;
  /** Writes what waits. */
  close(): void;
  drop(consumer: string): void;
  marks: Marks;
};

const writeAfterMs = 1000;

export function openCursors(file: StoreFile): Cursors {
  const { db } = file;
  const waiting = new Map<string, { consumer: string; place: CursorState }>();
  let timer: NodeJS.Timeout | undefined;
  const known = new Map<string, Map<string, CursorState>>();
  const write = db.prepare(
    `INSERT INTO cursors (consumer, source, lane, seq, mark) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET seq = excluded.seq, mark = excluded.mark WHERE excluded.seq > seq`,
  );
  const drop = db.prepare('DELETE FROM cursors WHERE consumer = ?');
  const dropOne = db.prepare('DELETE FROM cursors WHERE consumer = ? AND source = ? AND lane = ?');
  const readId = db.prepare('SELECT value FROM meta WHERE name = ?');
  const writeId = db.prepare('INSERT INTO meta VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value');
  const all = (consumer: string) => [...(known.get(consumer)?.values() ?? [])];

  const put = (consumer: string, place: CursorState) => {
    const lanes = known.get(consumer) ?? new Map<string, CursorState>();
    known.set(consumer, lanes.set(laneName(place.source, place.lane), place));
  };
  const of = (consumer: string, source: string, lane: number): Pick<CursorState, 'seq' | 'link'> =>
    known.get(consumer)?.get(laneName(source, lane)) ?? { seq: 0 };
  const insert = (consumer: string, place: CursorState) => write.run(consumer, place.source, place.lane, place.seq, writeMark(place) ?? null);
  const nameOf = (consumer: string, source: string, lane: number) => `${consumer}/${laneName(source, lane)}`;
  const writeWaiting = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.size === 0) return;
    file.transaction('replayable', () => {
      for (const { consumer, place } of waiting.values()) insert(consumer, place);
    });
    waiting.clear();
  };
  const tryWaiting = () => {
    try {
      writeWaiting();
    } catch (error) {
      // The places stay, and are written with the next ones.
      if (!(error instanceof Refusal)) throw error;
    }
  };
  for (const row of db.prepare('SELECT consumer, source, lane, seq, mark FROM cursors').all()) {
    const seq = number(row.seq);
    put(text(row.consumer), { source: text(row.source), lane: number(row.lane), seq, link: readMark(optionalText(row.mark), seq) });
  }

  return {
    of,
    lanes: (consumer, source) => new Map(all(consumer).flatMap((place) => (place.source === source ? [[place.lane, place.seq]] : []))),
    foldedUpTo: (consumer) => Object.fromEntries(all(consumer).map(({ source, lane, seq }) => [laneName(source, lane), seq])),
    furthest(source) {
      const furthest = new Map<number, number>();
      for (const place of [...known.keys()].flatMap(all)) {
        if (place.source === source) furthest.set(place.lane, Math.max(place.seq, furthest.get(place.lane) ?? 0));
      }
      return furthest;
    },
    write(consumer, place) {
      waiting.delete(nameOf(consumer, place.source, place.lane));
      insert(consumer, place);
    },
    writeLater(consumer, place) {
      waiting.set(nameOf(consumer, place.source, place.lane), { consumer, place });
      timer ??= setTimeout(tryWaiting, writeAfterMs);
    },
    close: tryWaiting,
    note(consumer, place) {
      if (of(consumer, place.source, place.lane).seq < place.seq) put(consumer, place);
    },
    drop(consumer) {
      known.delete(consumer);
      for (const [name, { consumer: of }] of waiting) if (of === consumer) waiting.delete(name);
      drop.run(consumer);
    },
    marks: {
      async of(source, consumer) {
        const ofOne = (of: string) => all(of).flatMap(({ source: name, ...place }) => (name === source ? [{ consumer: of, ...place }] : []));
        return (consumer === undefined ? [...known.keys()] : [consumer]).flatMap(ofOne);
      },
      async put(source, { consumer, lane, seq, link }) {
        const place: CursorState = { source, lane, seq, link };
        waiting.delete(nameOf(consumer, source, lane));
        file.transaction('durable', () => {
          dropOne.run(consumer, source, lane);
          insert(consumer, place);
        });
        put(consumer, place);
      },
      async logId(source) {
        return optionalText(file.read(() => readId.get(`log of ${source}`))?.value);
      },
      async noteLogId(source, id) {
        file.transaction('durable', () => writeId.run(`log of ${source}`, id));
      },
    },
  };
}
