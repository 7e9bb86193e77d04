// Places for the store suite on a real server: each with database names of its own, dropped afterwards.
import { randomBytes } from 'node:crypto';
import { MongoClient } from 'mongodb';
import { clusterStore } from '../../cluster/store/store.ts';
import type { StorePlace, StoreSetting } from '../store/place.ts';

export type ClusterPlace = StorePlace & { settings: { mongoUrl: string; databasePrefix: string } };

export async function clusterPlace(mongoUrl: string): Promise<ClusterPlace> {
  const databasePrefix = `test-${randomBytes(6).toString('hex')}-`;
  const settings = { mongoUrl, databasePrefix };
  return {
    settings,
    open: clusterStore(settings),
    maker: { module: import.meta.resolve('../../cluster/store/store.ts'), name: 'clusterStore', settings },
    remove: () => dropDatabases(mongoUrl, databasePrefix),
  };
}

async function withAdmin<Result>(mongoUrl: string, work: (client: MongoClient) => Promise<Result>): Promise<Result> {
  const client = new MongoClient(mongoUrl);
  try {
    return await work(client);
  } finally {
    await client.close();
  }
}

export function dropDatabases(mongoUrl: string, prefix: string): Promise<void> {
  return withAdmin(mongoUrl, async (client) => {
    const { databases } = await client.db().admin().listDatabases({ nameOnly: true });
    for (const { name } of databases) if (name.startsWith(prefix)) await client.db(name).dropDatabase();
  });
}

/** Copies the content of a database. Returns a function that restores it. */
export function copyDatabase(mongoUrl: string, name: string): Promise<() => Promise<void>> {
  return withAdmin(mongoUrl, async (client) => {
    const collections = await client.db(name).collections();
    const copied = await Promise.all(collections.map(async (one) => [one.collectionName, await one.find().toArray()] as const));
    return () =>
      withAdmin(mongoUrl, async (admin) => {
        for (const one of await admin.db(name).collections()) await one.deleteMany({});
        for (const [collection, rows] of copied) if (rows.length > 0) await admin.db(name).collection(collection).insertMany(rows);
      });
  });
}

/** Replaces the text of a commit's events. Returns the former text. */
export function changeEvents(mongoUrl: string, name: string, place: { lane: number; seq: number }, events: string): Promise<string> {
  return withAdmin(mongoUrl, async (client) => String((await client.db(name).collection('log').findOneAndUpdate(place, { $set: { events } }))?.events));
}

/** MongoDB itself can refuse queries that would scan; other servers of its protocol cannot. */
export function forbidScans(mongoUrl: string): Promise<Pick<StoreSetting, 'withoutScans'>> {
  return withAdmin(mongoUrl, async (client) => {
    const known = await client
      .db('admin')
      .command({ getParameter: 1, notablescan: 1 })
      .catch(() => undefined);
    if (known?.notablescan === undefined) return {};
    const refuse = (notablescan: boolean) => withAdmin(mongoUrl, (admin) => admin.db('admin').command({ setParameter: 1, notablescan }));
    return {
      async withoutScans(work) {
        await refuse(true);
        await work().finally(() => refuse(false));
      },
    };
  });
}
