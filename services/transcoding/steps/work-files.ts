// Shared by all jobs: downloads the original to a work folder and uploads the results.
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { settleAll } from '@kloak/platform/async/settle-all.ts';
import type { ReactionCtx } from '@kloak/platform/context.ts';
import { Refusal } from '@kloak/platform/errors.ts';
import { checkSpace } from '@kloak/platform/ports/shared/disk-space.ts';
import { renditionKey } from '@kloak/proto/rules/files/storage-keys.ts';
import { maxMadeBytes } from '../tools/film/film-rendering.ts';
import type { RenditionFile } from '../tools/workers/rendering.ts';

type BlobsCtx = Pick<ReactionCtx, 'blobs'>;
/** File of the original, and an empty folder for the results. */
export type WorkFiles = { input: string; folder: string };

/** Maximum total size of what is made from an original, in bytes, by the original's size. */
export type MadeBound = (originalBytes: number) => number;
/** Several times the size of a photograph's renditions. */
const maxRenditionsBytes = 64e6;
const ofPicture: MadeBound = () => maxRenditionsBytes;
/** A film is seldom larger than its original, and the disk is checked during rendering. The poster is a picture. */
export const ofVideo: MadeBound = (originalBytes) => maxRenditionsBytes + Math.min(originalBytes, maxMadeBytes);

/**
 * Downloads the original; `undefined` if its item was removed. Refuses, 503 `storage-full`, if the original and its results would touch the disk reserve
 * of the logs.
 */
export async function fetchOriginal(ctx: BlobsCtx, { key }: { key: string }, folder: string, bound = ofPicture): Promise<WorkFiles | undefined> {
  const work = { input: join(folder, 'original'), folder: join(folder, 'made') };
  const facts = await ctx.blobs.stat(key);
  if (!facts) return undefined;
  checkSpace(folder, facts.size + bound(facts.size));
  try {
    await pipeline(await ctx.blobs.read(key), createWriteStream(work.input, { mode: 0o600 }));
  } catch (error) {
    if (error instanceof Refusal && error.code === 'no-blob') return undefined;
    throw error;
  }
  await mkdir(work.folder, { mode: 0o700 });
  return work;
}

type RenditionPlace = { owner: string; item: string; prefix?: string };

/** Stores each file under a key with its name, after the prefix: all at once, since a disk takes several syncs in the time of one. */
export async function storeRenditions(ctx: BlobsCtx, { owner, item, prefix = '' }: RenditionPlace, files: RenditionFile[]) {
  const storing = files.map(async ({ path, width, height, type, size }) => {
    const key = renditionKey(owner, item, prefix + basename(path));
    await ctx.blobs.put(key, createReadStream(path), { type, size });
    return { key, width, height, type, size };
  });
  await settleAll(storing);
  return Promise.all(storing);
}
