// The erased people of one service: in the file, and in memory for the folds.
import { Refusal } from '../../errors.ts';
import type { ErasedPeople } from '../../ports/erased.ts';
import type { StoreFile } from './file.ts';
import { text } from './rows.ts';

/** `truncate`: copies all of the write-ahead log into the file and empties it; false if a reader prevented it. */
export function openErased(file: StoreFile, truncate: () => Promise<boolean>): { erased: ErasedPeople; people: ReadonlySet<string> } {
  const { db } = file;
  const people = new Set(
    db
      .prepare('SELECT person FROM erased')
      .all()
      .map((row) => text(row.person)),
  );
  const add = db.prepare('INSERT INTO erased (person) VALUES (?) ON CONFLICT DO NOTHING');
  const erased: ErasedPeople = {
    async add(person) {
      file.transaction('durable', () => add.run(person));
      people.add(person);
    },
    async scrub() {
      // Freed pages are overwritten (`secure_delete`); their former content is in the write-ahead log until that is emptied.
      if (!(await truncate()))
        throw new Refusal('unavailable', 'file-in-use', `The database of ${file.service} is being read, as by a backup. Please try again later.`);
    },
    among: async (some) => new Set(some.filter((person) => people.has(person))),
  };
  return { erased, people };
}
