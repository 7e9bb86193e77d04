// Rotations as documents.
import type { Collection } from 'mongodb';
import type { Rotation, Rotations } from '../../ports/rotations.ts';
import { type Database, isDuplicate, refuseUnavailable } from './database.ts';
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
      refuseUnavailable(async () => {
        const found = ids.length === 0 ? [] : await rows.find(withIds(ids)).toArray();
        return found.map(({ _id: id, ...rotation }) => ({ id, ...rotation }));
      }),
    advance: ({ id, ...rotation }, former) =>
      refuseUnavailable(async () => {
        if (former === undefined) return insert({ _id: id, ...rotation });
        const { generation, at } = rotation;
        return (await rows.updateOne({ _id: id, generation: former }, { $set: { generation, at } })).matchedCount > 0;
      }),
    forget: (person) => refuseUnavailable(async () => void (await rows.deleteMany({ person }))),
    sweep: (before) => refuseUnavailable(async () => (await rows.deleteMany({ until: { $lt: before.toISOString() } })).deletedCount),
  };
}
