// One service's database on a server of the MongoDB protocol.
import {
  type Collection,
  type Db,
  type Document,
  MongoClient,
  type MongoClientOptions,
  MongoError,
  MongoNetworkError,
  MongoServerError,
  MongoServerSelectionError,
} from 'mongodb';
import { Refusal, unavailable } from '../../errors.ts';

export type Database = {
  service: string;
  collection<Row extends Document>(name: string): Collection<Row>;
  db: Db;
  problems(): string[];
  close(): Promise<void>;
};

const options: MongoClientOptions = {
  readConcern: { level: 'majority' },
  writeConcern: { w: 'majority' },
  readPreference: 'primary',
  serverSelectionTimeoutMS: 2000,
  connectTimeoutMS: 2000,
  socketTimeoutMS: 10_000,
  heartbeatFrequencyMS: 2000,
  waitQueueTimeoutMS: 5000,
  maxIdleTimeMS: 60_000,
  ignoreUndefined: true,
};

/** `connections`: limit for each server, by default the driver's (100); a query waits up to 5 s for a free one. */
export type MongoServer = { mongoUrl: string; connections?: number };

/**
 * Writes and reads use majority concern on the primary. The driver reconnects by itself; while the server is unavailable each call is refused
 * after some seconds.
 */
export async function openDatabase({ mongoUrl, connections }: MongoServer, name: string, service: string): Promise<Database> {
  const client = await connect(mongoUrl, service, { ...options, ...(connections !== undefined && { maxPoolSize: connections }) });
  let isUnavailable = false;
  client.on('topologyDescriptionChanged', ({ newDescription }) => {
    isUnavailable = ![...newDescription.servers.values()].some((server) => server.isWritable);
  });
  client.on('error', () => undefined);
  const db = client.db(name);
  return {
    service,
    db,
    collection: (of) => db.collection(of),
    problems: () => (isUnavailable ? [`The database of ${service} does not answer.`] : []),
    close: () => client.close(),
  };
}

/** Wait for a database that is also starting, or busy. Each attempt of the driver takes a part of it. */
const openPatienceMs = 30_000;

/** True if no server answered, or the answer was incomplete. */
const isBusy = (error: unknown) => error instanceof MongoServerSelectionError || error instanceof MongoNetworkError;

/** Repeats work that is repeatable while the database does not answer at a start. Throws the driver's error if that takes too long. */
export async function retryUntilOpen<Result>(work: () => Promise<Result>): Promise<Result> {
  const until = performance.now() + openPatienceMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || performance.now() >= until) throw error;
    }
  }
}

/** One try. */
async function connectOnce(mongoUrl: string, chosen: MongoClientOptions): Promise<MongoClient> {
  const client = new MongoClient(mongoUrl, chosen);
  try {
    return await client.connect();
  } catch (error) {
    await client.close();
    throw error;
  }
}

/** Refuses, unavailable, with the driver's text, which is for the operator who starts the process. */
async function connect(mongoUrl: string, service: string, chosen: MongoClientOptions): Promise<MongoClient> {
  try {
    return await retryUntilOpen(() => connectOnce(mongoUrl, chosen));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const refusal = new Refusal('unavailable', 'unavailable', `The database of ${service} cannot be opened: ${why}`);
    refusal.cause = error;
    throw refusal;
  }
}

/** Turns an error of the driver into a refusal: 503 `unavailable`. */
export async function refuseUnavailable<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof MongoError)) throw error;
    const refusal = unavailable('The database');
    refusal.cause = error;
    throw refusal;
  }
}

/** True if some unique index refused a document. Nobody asks which one: see the partition's writer. */
export function isDuplicate(error: unknown): error is MongoServerError {
  return error instanceof MongoServerError && error.code === 11000;
}

/** An upsert that meets another one of the same id is tried again: then it is an update. */
export async function upsert<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    return work();
  }
}
