// Shared by all jobs: downloads the original to a work folder and uploads the results.
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ReactionCtx } from '@kloak/platform/context.ts';
import { Refusal } from '@kloak/platform/errors.ts';
import { expectSpace } from '@kloak/platform/ports/shared/disk-space.ts';
import { renditionKey } from '@kloak/proto/rules/storage-keys.ts';
import { maxMadeBytes } from '../tools/film-rendering.ts';
import type { RenditionFile } from '../tools/rendering.ts';

type BlobsCtx = Pick<ReactionCtx, 'blobs'>;
/** The original's file, and an empty folder for what is made of it. */
export type WorkFiles = { input: string; folder: string };

/** Maximum total size of what is made from an original, in bytes, by the original's size. */
export type MadeBound = (originalBytes: number) => number;
/** Several times what the renditions of a photograph take. */
const maxRenditionsBytes = 64e6;
const ofPicture: MadeBound = () => maxRenditionsBytes;
/** Its poster is a picture. A film seldom takes more than its original; while it is made the disk is watched. */
export const ofVideo: MadeBound = (originalBytes) => maxRenditionsBytes + Math.min(originalBytes, maxMadeBytes);

/**
 * Brings the original there; nothing when its item was removed meanwhile. Refuses, 503 `storage-full`, where it and what is made of it would not leave the
 * logs their reserve.
 */
export async function fetchOriginal(ctx: BlobsCtx, { key }: { key: string }, folder: string, bound = ofPicture): Promise<WorkFiles | undefined> {
  const work = { input: join(folder, 'original'), folder: join(folder, 'made') };
  const facts = await ctx.blobs.stat(key);
  if (!facts) return undefined;
  expectSpace(folder, facts.size + bound(facts.size));
  try {
    await pipeline(await ctx.blobs.read(key), createWriteStream(work.input, { mode: 0o600 }));
  } catch (error) {
    if (error instanceof Refusal && error.code === 'no-blob') return undefined;
    throw error;
  }
  await mkdir(work.folder, { mode: 0o700 });
  return work;
}

/** Stores what was made, each under a key of its name. */
export async function storeRenditions(ctx: BlobsCtx, { owner, item }: { owner: string; item: string }, files: RenditionFile[]) {
  const stored = [];
  for (const { path, width, height, type, size } of files) {
    const key = renditionKey(owner, item, basename(path));
    await ctx.blobs.put(key, createReadStream(path), { type, size });
    stored.push({ key, width, height, type, size });
  }
  return stored;
}
