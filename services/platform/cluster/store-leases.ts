import type { Collection } from 'mongodb';
import type { Leases } from '../ports/store.ts';
import { type Database, isDuplicate, ours } from './store-database.ts';

type LeaseRow = { _id: string; holder: string; until: number };

/** Leases as documents. They go by the clocks of the holders, which is good enough to save work. */
export function openLeases(database: Database): Leases {
  const leases: Collection<LeaseRow> = database.collection('leases');

  const hold = async (holder: string, names: string[], seconds: number): Promise<Set<string>> => {
    const now = Date.now();
    const until = now + seconds * 1000;
    const free = { _id: { $in: names }, $or: [{ holder }, { until: { $lte: now } }] };
    const { matchedCount } = await leases.updateMany(free, { $set: { holder, until } });
    if (matchedCount === names.length) return new Set(names);
    const there = new Set((await leases.find({ _id: { $in: names } }).toArray()).map(({ _id }) => _id));
    const missing = names.filter((name) => !there.has(name));
    if (missing.length > 0) await insert(missing.map((name) => ({ _id: name, holder, until })));
    const held = await leases.find({ _id: { $in: names }, holder, until: { $gt: now } }).toArray();
    return new Set(held.map(({ _id }) => _id));
  };
  const insert = async (rows: LeaseRow[]) => {
    await leases.insertMany(rows, { ordered: false }).catch((error: unknown) => {
      if (!isDuplicate(error)) throw error;
    });
  };

  return {
    hold: (holder, names, seconds) => ours(() => hold(holder, names, seconds)),
    release: (holder) => ours(async () => void (await leases.deleteMany({ holder }))),
  };
}
