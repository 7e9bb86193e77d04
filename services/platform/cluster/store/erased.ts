import type { Collection } from 'mongodb';
import type { ErasedPeople } from '../../ports/erased.ts';
import { type Database, refuseUnavailable, upsert } from './database.ts';

/** The erased people of one service. */
export function openErased(database: Database): ErasedPeople {
  const erased: Collection<{ _id: string; at: string }> = database.collection('erased');
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
        const found = await erased.find({ _id: { $in: people } }).toArray();
        return new Set(found.map(({ _id }) => _id));
      }),
  };
}
