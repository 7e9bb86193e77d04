// Skipped commits, in the file's `meta`: a few rows, and mostly none.
import { checkSkips, skipId } from '../../ports/shared/stored-events.ts';
import type { Skip, Skips } from '../../ports/skips.ts';
import type { StoreFile } from './file.ts';
import { json } from './rows.ts';

/** `write` notes inside a transaction. */
export function openSkips({ db, transaction, read }: StoreFile): { skips: Skips; write(skip: Skip): void } {
  const all = db.prepare("SELECT value FROM meta WHERE name > 'skip ' AND name < 'skip!'");
  const has = db.prepare('SELECT 1 FROM meta WHERE name = ?');
  const put = db.prepare('INSERT INTO meta VALUES (?, ?)');
  const remove = db.prepare('DELETE FROM meta WHERE name = ?');
  const nameOf = (skip: Skip) => `skip ${skipId(skip)}`;
  const list = () => read(() => all.all().map(({ value }): Skip => json(value)));
  /** Undefined after a possible change, also if that is rolled back. */
  let known: readonly Skip[] | undefined;
  const write = (skip: Skip) => {
    if (has.get(nameOf(skip)) !== undefined) return;
    checkSkips(list().length, skip);
    put.run(nameOf(skip), JSON.stringify(skip));
    known = undefined;
  };
  return {
    write,
    skips: {
      note: async (skip) => transaction('durable', () => write(skip)),
      known: () => (known ??= list()),
      list: async () => list(),
      async forget(skip) {
        transaction('durable', () => remove.run(nameOf(skip)));
        known = undefined;
      },
    },
  };
}
