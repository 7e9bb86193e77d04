// Secrets as documents. `putAt` is present until a commit names the secret for certain.
import type { Collection } from 'mongodb';
import type { Secrets } from '../../ports/secrets.ts';
import type { Commits } from './commits.ts';
import { type Database, refuseUnavailable, upsert } from './database.ts';

type SecretRow = { _id: string; value: string; putAt?: string; lane?: number; key?: string };

export function openSecrets(database: Database, commits: Commits): Secrets {
  const secrets: Collection<SecretRow> = database.collection('secrets');
  const find = async (id: string) => (await secrets.findOne({ _id: id }))?.value;

  const ensure = async (id: string, make: () => string): Promise<string> => {
    const known = await find(id);
    if (known !== undefined) return known;
    const value = make();
    await upsert(() => secrets.updateOne({ _id: id }, { $setOnInsert: { value } }, { upsert: true }));
    return (await find(id)) ?? value;
  };

  /** A secret that is put again meanwhile has another `putAt`, and stays. */
  const sweep = async (before: string): Promise<number> => {
    let removed = 0;
    for await (const { _id, putAt, lane = 0, key = '' } of secrets.find({ putAt: { $gt: '', $lt: before } })) {
      const same = { _id, putAt };
      if (await commits.byKey(lane, key)) await secrets.updateOne(same, { $unset: { putAt: '' } });
      else removed += (await secrets.deleteOne(same)).deletedCount;
    }
    return removed;
  };

  return {
    put: (id, value, { lane, key }) =>
      refuseUnavailable(async () => {
        const row = { value, putAt: new Date().toISOString(), lane, key };
        await upsert(() => secrets.updateOne({ _id: id }, { $set: row }, { upsert: true }));
      }),
    get: (id) => refuseUnavailable(() => find(id)),
    delete: (id) => refuseUnavailable(async () => void (await secrets.deleteOne({ _id: id }))),
    ensure: (id, make) => refuseUnavailable(() => ensure(id, make)),
    fixed: () => refuseUnavailable(async () => (await secrets.find({ lane: { $exists: false } }, { projection: { _id: 1 } }).toArray()).map(({ _id }) => _id)),
    replace: (id, former, value) => refuseUnavailable(async () => void (await secrets.updateOne({ _id: id, value: former }, { $set: { value } }))),
    sweep: (before) => refuseUnavailable(() => sweep(before.toISOString())),
  };
}
