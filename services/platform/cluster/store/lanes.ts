// How many lanes the databases of an installation were made with.
import { MongoServerError } from 'mongodb';
import { type MongoServer, openDatabase, orUnavailable, whenOpen } from './database.ts';

/** What MongoDB answers to who may not look. */
const unauthorized = 13;

/**
 * The lanes that the first of these services whose database is made has. A service of one's own comes first; where it is new it joins the others, as far as
 * their databases may be read from here. Undefined where none is made. Refuses, unavailable, when the database does not answer.
 */
export async function lanesMade(
  { databasePrefix, ...server }: MongoServer & { databasePrefix: string },
  services: readonly string[],
): Promise<number | undefined> {
  for (const service of services) {
    const database = await openDatabase(server, `${databasePrefix}${service}`, service);
    try {
      const meta = database.collection<{ _id: string; lanes?: number }>('meta');
      const made = await orUnavailable(() => whenOpen(() => meta.findOne({ _id: 'lanes' }).catch(nothingToSee)));
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
