// The objects of a bucket as files, each version once, whichever backups it is in.
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';
import { Refusal } from '../../errors.ts';
import type { Bucket } from '../blobs/client.ts';
import { partSizes, putInParts } from '../blobs/parts.ts';

/** One version of an object, with its S3 metadata. `etag` is that of the bucket it was copied from. */
export type CopiedObject = { key: string; etag: string; size: number; type: string; metadata: Record<string, string> };

const atOnce = 8;

/** Two versions of one key are two files. */
export function copyOf({ key, etag }: Pick<CopiedObject, 'key' | 'etag'>): string {
  const name = createHash('sha256').update(`${key}\n${etag}`).digest('hex');
  return `${name.slice(0, 2)}/${name}`;
}

async function inTurns<Thing>(things: readonly Thing[], work: (thing: Thing) => Promise<void>): Promise<void> {
  const waiting = things.values();
  const one = async () => {
    for (const thing of waiting) await work(thing);
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}

type ObjectEntry = { key: string; etag: string; size: number };

async function listed({ ask, name: Bucket }: Bucket): Promise<ObjectEntry[]> {
  const found: ObjectEntry[] = [];
  let ContinuationToken: string | undefined;
  do {
    const page = await ask((client) => client.send(new ListObjectsV2Command({ Bucket, ContinuationToken })));
    for (const { Key, ETag = '', Size = 0 } of page.Contents ?? []) if (Key !== undefined) found.push({ key: Key, etag: ETag, size: Size });
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken !== undefined);
  return found;
}

async function isThere(path: string, size: number): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.size === size;
}

/** Copies one version; undefined if it was removed meanwhile. */
async function copyOne({ ask, name: Bucket }: Bucket, { key, etag, size }: ObjectEntry, folder: string): Promise<CopiedObject | undefined> {
  const found = await ask((client) => client.send(new GetObjectCommand({ Bucket, Key: key, IfMatch: etag }))).catch((error: unknown) => {
    if (error instanceof Refusal && (error.kind === 'missing' || error.code === 'blob-changed')) return undefined;
    throw error;
  });
  if (found === undefined || !(found.Body instanceof Readable)) return undefined;
  const path = join(folder, copyOf({ key, etag }));
  const temporary = `${path}.${randomUUID()}`;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await pipeline(found.Body, createWriteStream(temporary, { flags: 'wx', mode: 0o600, flush: true }));
  if (!(await isThere(temporary, size))) throw new Refusal('unavailable', 'unavailable', `${key} broke off while it was copied.`);
  await rename(temporary, path);
  return { key, etag, size, type: found.ContentType ?? '', metadata: found.Metadata ?? {} };
}

/** Copies new objects of a bucket. Returns all present ones; `known` are those of earlier backups. */
export async function copyObjects(bucket: Bucket, folder: string, known: readonly CopiedObject[]): Promise<{ objects: CopiedObject[]; copied: number }> {
  const before = new Map(known.map((one) => [copyOf(one), one]));
  const objects: CopiedObject[] = [];
  let copied = 0;
  await inTurns(await listed(bucket), async (one) => {
    const former = before.get(copyOf(one));
    if (former && (await isThere(join(folder, copyOf(one)), one.size))) return void objects.push(former);
    const made = await copyOne(bucket, one, folder);
    if (made === undefined) return;
    copied += 1;
    objects.push(made);
  });
  return { objects, copied };
}

/** Restores copies into an empty bucket. Refuses: `conflict`, `not-empty`. Returns the keys of those that are damaged in the backup. */
export async function putObjects(bucket: Bucket, folder: string, objects: readonly CopiedObject[]): Promise<string[]> {
  if ((await listed(bucket)).length > 0) throw new Refusal('conflict', 'not-empty', `The bucket ${bucket.name} holds objects already.`);
  const damaged: string[] = [];
  await inTurns(objects, async ({ key, etag, size, type, metadata }) => {
    const path = join(folder, copyOf({ key, etag }));
    if (!(await isThere(path, size))) return void damaged.push(key);
    const params = { Bucket: bucket.name, Key: key, Body: createReadStream(path), ContentType: type, Metadata: metadata };
    if (size > partSizes.wholeBytes) await putInParts(bucket, params, partSizes);
    else await bucket.ask((client) => client.send(new PutObjectCommand({ ...params, ContentLength: size })));
  });
  return damaged;
}

/** Removes files that no backup names any more. */
export async function removeOthers(folder: string, kept: ReadonlySet<string>): Promise<void> {
  for (const shard of await readdir(folder))
    for (const name of await readdir(join(folder, shard))) if (!kept.has(`${shard}/${name}`)) await rm(join(folder, shard, name), { force: true });
}
