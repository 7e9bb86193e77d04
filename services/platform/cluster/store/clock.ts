import type { Collection } from 'mongodb';
import type { ClockNotes } from '../../ports/clock-notes.ts';
import { type Database, isDuplicate, refuseUnavailable } from './database.ts';

/** `seen` is JSON text. See [Note: Bodies are text]. */
type ClockRow = { _id: string; rev: number; seen: string };

const _id = 'clock';

/** Note about the clock, a document of the service. */
export function openClockNotes(database: Database): ClockNotes {
  const notes: Collection<ClockRow> = database.collection('clock');
  /** True if it is the first. */
  const insert = async (row: ClockRow): Promise<boolean> => {
    try {
      await notes.insertOne(row);
      return true;
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      return false;
    }
  };
  return {
    noted: () =>
      refuseUnavailable(async () => {
        const row = await notes.findOne({ _id });
        return row === null ? undefined : { rev: row.rev, seen: JSON.parse(row.seen) };
      }),
    note: ({ rev, seen }) =>
      refuseUnavailable(async () => {
        const row = { rev, seen: JSON.stringify(seen) };
        if (rev === 1) return insert({ _id, ...row });
        return (await notes.updateOne({ _id, rev: rev - 1 }, { $set: row })).matchedCount > 0;
      }),
  };
}
