// What every job does alike: it brings the original to a folder of its own, and what was made there to the store.
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ReactionCtx } from '@kloak/platform/context.ts';
import { Refusal } from '@kloak/platform/errors.ts';
import { renditionKey } from '@kloak/proto/rules/storage-keys.ts';
import type { RenditionFile } from '../tools/rendering.ts';

type BlobsCtx = Pick<ReactionCtx, 'blobs'>;
/** The original's file, and an empty folder for what is made of it. */
export type WorkFiles = { input: string; folder: string };

/** Brings the original there; nothing when its item was removed meanwhile. */
export async function fetchOriginal(ctx: BlobsCtx, { key }: { key: string }, folder: string): Promise<WorkFiles | undefined> {
  const work = { input: join(folder, 'original'), folder: join(folder, 'made') };
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
