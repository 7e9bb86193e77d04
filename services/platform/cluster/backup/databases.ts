// The databases of a cluster as files, BSON document after document (as `mongodump` writes them), while its processes run.
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BSON, type Collection, type Db, type Document, MongoClient } from 'mongodb';
import { batches } from '../../async/batches.ts';
import { Refusal } from '../../errors.ts';

/** Number of documents per collection: database → collection → documents. Databases are named without their prefix. */
export type DocumentCounts = Record<string, Record<string, number>>;
type Servers = { mongoUrl: string; databasePrefix: string };

const documentsAtOnce = 500;
const suffix = '.bson';

async function withClient<Result>(mongoUrl: string, work: (client: MongoClient) => Promise<Result>): Promise<Result> {
  const client = new MongoClient(mongoUrl, { readConcern: { level: 'majority' }, writeConcern: { w: 'majority' } });
  try {
    return await work(client);
  } finally {
    await client.close();
  }
}

async function namesIn(client: MongoClient, prefix: string): Promise<string[]> {
  const { databases } = await client.db().admin().listDatabases({ nameOnly: true });
  return databases.flatMap(({ name }) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : [])).sort();
}

async function dumpCollection(collection: Collection, folder: string, filter: Document): Promise<number> {
  let documents = 0;
  const counted = async function* (): AsyncGenerator<Uint8Array, void> {
    // Raw documents are the bytes that the server sent.
    for await (const bytes of collection.find(filter, { raw: true })) {
      documents += 1;
      if (bytes instanceof Uint8Array) yield bytes;
    }
  };
  await pipeline(Readable.from(counted()), createWriteStream(join(folder, `${collection.collectionName}${suffix}`), { flags: 'wx', mode: 0o600 }));
  return documents;
}

/** Present content of a log, as a filter. */
async function upToNow(db: Db): Promise<Document> {
  const lanes: unknown[] = await db.collection('log').distinct('lane');
  const newest = (lane: unknown) => db.collection('log').findOne({ lane }, { sort: { seq: -1 }, projection: { seq: 1 } });
  const places = await Promise.all(lanes.map(async (lane) => ({ lane, seq: { $lte: (await newest(lane))?.seq } })));
  // A filter that finds nothing.
  return places.length === 0 ? { lane: -1 } : { $or: places };
}

/**
 * [Note: Order of a dump] No transaction spans the databases, so they are dumped in an order that keeps them consistent. First the cursors of all
 * consumers, then views and jobs, then the logs, all up to one moment. No cursor is then beyond a tail, and a lost job is planned again. A document that
 * is ahead of its cursor lists the folded commits in `seen`.
 */
export async function dumpDatabases({ mongoUrl, databasePrefix }: Servers, folder: string): Promise<DocumentCounts> {
  return withClient(mongoUrl, async (client) => {
    const counted: DocumentCounts = {};
    const names = await namesIn(client, databasePrefix);
    const dbOf = (name: string) => client.db(`${databasePrefix}${name}`);
    const dump = async (name: string, wanted: (collection: string) => boolean, filter: Document = {}) => {
      const into = join(folder, name);
      await mkdir(into, { recursive: true, mode: 0o700 });
      for (const collection of await dbOf(name).collections()) {
        if (!wanted(collection.collectionName)) continue;
        counted[name] = { ...counted[name], [collection.collectionName]: await dumpCollection(collection, into, filter) };
      }
    };
    for (const name of names) await dump(name, (one) => one === 'cursors');
    for (const name of names) await dump(name, (one) => one !== 'cursors' && one !== 'log');
    const filters = await Promise.all(names.map((name) => upToNow(dbOf(name))));
    for (const [at, name] of names.entries()) await dump(name, (one) => one === 'log', filters[at]);
    return counted;
  });
}

/** Size of a document without fields. */
const leastBytes = 5;
/** A document begins with its size in bytes. */
function sizeAt(bytes: Buffer): number {
  const size = bytes.length < leastBytes ? leastBytes : bytes.readInt32LE(0);
  if (size < leastBytes) throw new Refusal('invalid', 'damaged-backup', 'A file of the backup holds something else than documents.');
  return size;
}

/** Documents of a file; values stay of the types that the server had. */
async function* documentsIn(path: string): AsyncGenerator<Document, void> {
  let rest = Buffer.alloc(0);
  for await (const piece of createReadStream(path)) {
    rest = Buffer.concat([rest, piece]);
    for (let size = sizeAt(rest); rest.length >= size; size = sizeAt(rest)) {
      yield BSON.deserialize(rest.subarray(0, size), { promoteValues: false, promoteLongs: false, promoteBuffers: false });
      rest = rest.subarray(size);
    }
  }
  if (rest.length > 0) throw new Refusal('invalid', 'damaged-backup', `${path} ends in the middle of a document.`);
}

/** Left out of a dump: an empty database has no indexes yet, and opening it creates them. */
const tellsOfIndexes = (collection: string, document: Document) => collection === 'meta' && 'shape' in document;

/** Puts the documents of a dump into databases that are not there yet. Refuses: `conflict`, `not-empty`; `invalid`, `damaged-backup`. */
export async function loadDatabases({ mongoUrl, databasePrefix }: Servers, folder: string, counted: DocumentCounts): Promise<void> {
  await withClient(mongoUrl, async (client) => {
    const [there] = await namesIn(client, databasePrefix);
    if (there !== undefined) throw new Refusal('conflict', 'not-empty', `There is a database ${databasePrefix}${there} already: a restore makes them all.`);
    for (const [name, collections] of Object.entries(counted)) {
      const files = new Set(await readdir(join(folder, name)));
      for (const [collection, documents] of Object.entries(collections)) {
        const file = `${collection}${suffix}`;
        let found = 0;
        if (files.has(file)) {
          for await (const batch of batches(documentsIn(join(folder, name, file)), documentsAtOnce)) {
            found += batch.length;
            const wanted = batch.filter((document) => !tellsOfIndexes(collection, document));
            if (wanted.length > 0) await client.db(`${databasePrefix}${name}`).collection(collection).insertMany(wanted, { ordered: true });
          }
        }
        if (found !== documents) throw new Refusal('invalid', 'damaged-backup', `${name}/${file} has ${found} documents of ${documents}.`);
      }
    }
  });
}
