// Part of an export as an archive: its list is in pieces that are read one after another.
import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import type { Blobs } from '@kloak/platform/ports/blobs.ts';
import type { ArchivedFile } from '@kloak/proto/rules/files/downloads.ts';
import { z } from 'zod';
import { type Archive, archiveBytes } from './archive.ts';

const facts = { path: z.string(), size: z.int(), madeAt: z.string() };
const piece = z.object({ files: z.array(z.union([z.object({ ...facts, key: z.string() }), z.object({ ...facts, text: z.string() })])) });

/** `pieces`: their storage keys, in their order. */
export async function readExportPart(blobs: Pick<Blobs, 'read'>, pieces: readonly string[]): Promise<Archive> {
  async function* files(): AsyncGenerator<ArchivedFile> {
    for (const key of pieces) yield* piece.parse(JSON.parse(await text(await blobs.read(key)))).files;
  }
  const sizes: Pick<ArchivedFile, 'path' | 'size'>[] = [];
  for await (const { path, size } of files()) sizes.push({ path, size });
  // Content under these keys never changes.
  const digest = createHash('sha256').update(JSON.stringify(pieces)).digest('base64url');
  return { facts: { etag: `"${digest}"`, size: archiveBytes(sizes) }, files };
}
