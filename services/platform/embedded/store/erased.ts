// The erased people of one service: in the file, and in memory for the folds.
import type { Erased } from '../../ports/store.ts';
import type { StoreFile } from './file.ts';
import { text } from './rows.ts';

export function openErased(file: StoreFile): { erased: Erased; people: ReadonlySet<string> } {
  const { db } = file;
  const people = new Set(
    db
      .prepare('SELECT person FROM erased')
      .all()
      .map((row) => text(row.person)),
  );
  const add = db.prepare('INSERT INTO erased (person) VALUES (?) ON CONFLICT DO NOTHING');
  const erased: Erased = {
    async add(person) {
      file.transaction('durable', () => add.run(person));
      people.add(person);
    },
    among: async (some) => new Set(some.filter((person) => people.has(person))),
  };
  return { erased, people };
}
