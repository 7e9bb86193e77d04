// Number of partitions with which an installation's databases were created.
import { MongoServerError } from 'mongodb';
import { type MongoServer, openDatabase, refuseUnavailable, retryUntilOpen } from './database.ts';

/** Code of MongoDB's answer to users without the right to look. */
const unauthorized = 13;

/**
 * Number of partitions of the first of these services with a database. The own service is first; a new one joins the others, as far as their databases
 * are readable here. Undefined if none exists. Refuses, unavailable, if the database does not answer.
 */
export async function countExistingLanes(
  { databasePrefix, ...server }: MongoServer & { databasePrefix: string },
  services: readonly string[],
): Promise<number | undefined> {
  for (const service of services) {
    const database = await openDatabase(server, `${databasePrefix}${service}`, service);
    try {
      const meta = database.collection<{ _id: string; lanes?: number }>('meta');
      const made = await refuseUnavailable(() => retryUntilOpen(() => meta.findOne({ _id: 'lanes' }).catch(nothingToSee)));
      if (made?.lanes !== undefined) return made.lanes;
    } finally {
      await database.close();
    }
  }
  return undefined;
}

function nothingToSee(error: unknown): null {
  if (error instanceof MongoServerError && error.code === unauthorized) return null;
  throw error;
}
