// Note about the clock, in the file. A power cut loses at most the note of the last seconds.
import type { ClockNote, ClockNotes } from '../../ports/clock-notes.ts';
import type { StoreFile } from './file.ts';
import { json } from './rows.ts';

export function openClockNotes(file: StoreFile): ClockNotes {
  const get = file.db.prepare("SELECT value FROM meta WHERE name = 'clock'");
  const put = file.db.prepare("INSERT INTO meta VALUES ('clock', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value");
  const find = (): ClockNote | undefined => {
    const row = get.get();
    return row && json(row.value);
  };
  return {
    noted: async () => file.read(find),
    note: async (next) =>
      file.transaction('replayable', () => {
        if ((find()?.rev ?? 0) !== next.rev - 1) return false;
        put.run(JSON.stringify(next));
        return true;
      }),
  };
}
