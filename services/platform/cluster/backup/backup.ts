// Backups of a cluster in a folder: the last three, each with databases of its own, over one set of copied objects.
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { Refusal } from '../../errors.ts';
import { openBucket, type S3Settings } from '../blobs/client.ts';
import { dumpDatabases, loadDatabases } from './databases.ts';
import { type CopiedObject, copyObjects, copyOf, putObjects, removeOthers } from './objects.ts';

/** Location of a vault: the databases of all its services, and its bytes. */
export type ClusterPlaces = { mongoUrl: string; databasePrefix: string; s3: S3Settings };

const maxKept = 3;
/** Without it a run was not ended, and is none. */
const manifestName = 'manifest.json';

const manifestSchema = z.object({
  format: z.literal(1),
  at: z.iso.datetime(),
  databases: z.record(z.string().regex(/^\w+$/), z.record(z.string().regex(/^[\w.@-]+$/), z.number().int().min(0))),
  objects: z.array(
    z.object({ key: z.string(), etag: z.string(), size: z.number().int().min(0), type: z.string(), metadata: z.record(z.string(), z.string()) }),
  ),
});
type BackupRun = { path: string; manifest: z.infer<typeof manifestSchema> };

function parse(text: string): BackupRun['manifest'] | undefined {
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch (error) {
    if (error instanceof z.ZodError || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Newest first; unfinished and untrusted runs are left out. */
async function runsIn(folder: string): Promise<BackupRun[]> {
  const names = (await readdir(folder)).filter((name) => /^run-\d+$/.test(name)).sort();
  const runs = await Promise.all(
    names.toReversed().map(async (name): Promise<BackupRun[]> => {
      const text = await readFile(join(folder, name, manifestName), 'utf8').catch(() => undefined);
      const manifest = text === undefined ? undefined : parse(text);
      return manifest ? [{ path: join(folder, name), manifest }] : [];
    }),
  );
  return runs.flat();
}

const versionsOf = (one: readonly CopiedObject[], other: readonly CopiedObject[]) => [
  ...new Map([...one, ...other].map((object) => [copyOf(object), object])).values(),
];

/** Number of documents in it, and of objects copied for it. */
export type ClusterBackup = { databases: number; documents: number; objects: number; copied: number };

/**
 * Copies a running cluster. Bytes are copied before the databases, and new ones again after them: everything that a log names is included, even if it
 * was removed meanwhile. `at` is now. Backups older than the last three are removed.
 */
export async function backUpCluster({ s3, ...servers }: ClusterPlaces, folder: string, at: Date): Promise<ClusterBackup> {
  const copies = join(folder, 'objects');
  await mkdir(copies, { recursive: true, mode: 0o700 });
  const former = await runsIn(folder);
  const path = join(folder, `run-${at.getTime()}`);
  const bucket = await openBucket(s3);
  try {
    const known = former.flatMap(({ manifest }) => manifest.objects);
    const before = await copyObjects(bucket, copies, known);
    const databases = await dumpDatabases(servers, path);
    if (Object.keys(databases).length === 0)
      throw new Refusal('missing', 'no-vault', `There are no databases whose names begin with ${servers.databasePrefix}.`);
    const after = await copyObjects(bucket, copies, versionsOf(known, before.objects));
    const newest = new Map([...before.objects, ...after.objects].map((object) => [object.key, object]));
    const manifest = { format: 1 as const, at: at.toISOString(), databases, objects: [...newest.values()] };
    await writeFile(join(path, `${manifestName}.new`), JSON.stringify(manifest), { mode: 0o600, flush: true });
    await rename(join(path, `${manifestName}.new`), join(path, manifestName));
    await removeOld(folder, copies);
    const documents = Object.values(databases).flatMap((collections) => Object.values(collections));
    return {
      databases: Object.keys(databases).length,
      documents: documents.reduce((sum, count) => sum + count, 0),
      objects: manifest.objects.length,
      copied: before.copied + after.copied,
    };
  } finally {
    bucket.close();
  }
}

async function removeOld(folder: string, copies: string): Promise<void> {
  const kept = (await runsIn(folder)).slice(0, maxKept);
  const paths = new Set(kept.map(({ path }) => path));
  for (const name of await readdir(folder)) if (name.startsWith('run-') && !paths.has(join(folder, name))) await rm(join(folder, name), { recursive: true });
  await removeOthers(copies, new Set(kept.flatMap(({ manifest }) => manifest.objects.map(copyOf))));
}

/** Time of the backup, ISO 8601 UTC, and keys of objects that are damaged in it. */
export type ClusterRestore = { at: string; damaged: string[] };

/** Makes the newest backup the vault of servers that hold none. Refuses: `missing`, `no-backup`; `conflict`, `not-empty`; `invalid`, `damaged-backup`. */
export async function restoreCluster({ s3, ...servers }: ClusterPlaces, folder: string): Promise<ClusterRestore> {
  const [newest] = await runsIn(folder);
  if (newest === undefined) throw new Refusal('missing', 'no-backup', `${folder} holds no backup that was ended.`);
  const bucket = await openBucket(s3);
  try {
    const damaged = await putObjects(bucket, join(folder, 'objects'), newest.manifest.objects);
    await loadDatabases(servers, newest.path, newest.manifest.databases);
    return { at: newest.manifest.at, damaged };
  } finally {
    bucket.close();
  }
}
