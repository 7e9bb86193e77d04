// Rotations as documents.
import type { Collection } from 'mongodb';
import type { Rotation, Rotations } from '../../ports/rotations.ts';
import { type Database, isDuplicate, orUnavailable } from './database.ts';
import { withIds } from './schema.ts';

type RotationRow = Omit<Rotation, 'id'> & { _id: string };

export function openRotations(database: Database): Rotations {
  const rows: Collection<RotationRow> = database.collection('rotations');

  const insert = async (row: RotationRow): Promise<boolean> => {
    try {
      await rows.insertOne(row);
      return true;
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      return false;
    }
  };

  return {
    getMany: (ids) =>
      orUnavailable(async () => {
        const found = ids.length === 0 ? [] : await rows.find(withIds(ids)).toArray();
        return found.map(({ _id: id, ...rotation }) => ({ id, ...rotation }));
      }),
    advance: ({ id, ...rotation }, former) =>
      orUnavailable(async () => {
        if (former === undefined) return insert({ _id: id, ...rotation });
        const { generation, at } = rotation;
        return (await rows.updateOne({ _id: id, generation: former }, { $set: { generation, at } })).matchedCount > 0;
      }),
    forget: (person) => orUnavailable(async () => void (await rows.deleteMany({ person }))),
    sweep: (before) => orUnavailable(async () => (await rows.deleteMany({ until: { $lt: before.toISOString() } })).deletedCount),
  };
}
