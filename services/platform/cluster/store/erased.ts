import type { Collection } from 'mongodb';
import { gatherTurn } from '../../async/gather-turn.ts';
import type { ErasedPeople } from '../../ports/erased.ts';
import { type Database, refuseUnavailable, upsert } from './database.ts';
import { withIds } from './schema.ts';

/** The erased people of one service. */
export function openErased(database: Database): ErasedPeople {
  const erased: Collection<{ _id: string; at: string }> = database.collection('erased');
  // All consumers of a log ask about the people of the same commit.
  const found = gatherTurn(async (lists: readonly (readonly string[])[]) => {
    const rows = await erased.find(withIds([...new Set(lists.flat())])).toArray();
    const ids = new Set(rows.map(({ _id }) => _id));
    return (people) => new Set(people.filter((person) => ids.has(person)));
  });
  return {
    add: (person) =>
      refuseUnavailable(async () => {
        const row = { $setOnInsert: { at: new Date().toISOString() } };
        await upsert(() => erased.updateOne({ _id: person }, row, { upsert: true }));
      }),
    scrub: async () => undefined,
    among: (people) =>
      refuseUnavailable(async () => {
        if (people.length === 0) return new Set();
        return found(people);
      }),
  };
}
