// Archive as one file that is never stored: its size follows from the list, and its bytes are made while they are sent.
import { createHash } from 'node:crypto';
import type { Refusal } from '@kloak/platform/errors.ts';
import type { BlobBytes, Blobs } from '@kloak/platform/ports/blobs.ts';
import { freeBytes } from '@kloak/platform/wire/own-bytes.ts';
import type { Sendable } from '@kloak/platform/wire/send-bytes.ts';
import type { ArchivedFile } from '@kloak/proto/rules/files/downloads.ts';
import { makeZip, predictLength } from 'client-zip';
import type { ArchivePart } from './archive-part.ts';

type ArchiveEntry = { name: string; size: number; lastModified: Date; input: AsyncIterable<Uint8Array> };

/** Archives know no time before. */
const earliest = new Date(1980, 0, 1);
/** The camera's local time: archives have no zones, and use the time of this process. */
function timeOf({ madeAt }: ArchivedFile): Date {
  const at = new Date(madeAt);
  return at < earliest ? earliest : at;
}

const inPlaceOf = (path: string) =>
  `${path} could not be read when this archive was made: it was deleted meanwhile, is not shared any more, or its bytes are damaged.\r\n`;
const spaces = Buffer.alloc(65_536, ' ');

/** Text padded to `size` bytes. */
async function* padded(text: string, size: number): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text).subarray(0, size);
  yield bytes;
  for (let left = size - bytes.length; left > 0; left -= spaces.length) yield spaces.subarray(0, left);
}

const bytesOfName = (name: string) => Buffer.byteLength(name);

/** Entry in place of a missing file, which says so. The length of the archive was announced, and the name is in it twice. */
function missing(file: ArchivedFile): ArchiveEntry {
  const name = `${file.path}.txt`;
  const size = file.size - 2 * (bytesOfName(name) - bytesOfName(file.path));
  const fits = size >= 0 ? { name, size } : { name: file.path, size: file.size };
  return { ...fits, lastModified: timeOf(file), input: padded(inPlaceOf(file.path), fits.size) };
}

/** Bytes from `start` to `end`; earlier ones are made and dropped while the client waits. */
async function* between(chunks: AsyncIterable<Uint8Array>, { start, end }: { start: number; end: number }, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  let at = 0;
  for await (const chunk of chunks) {
    signal.throwIfAborted();
    const wanted = chunk.subarray(Math.max(0, start - at), end + 1 - at);
    at += chunk.length;
    if (wanted.length > 0) yield wanted;
    else freeBytes(chunk);
    if (at > end) return;
  }
}

/** Size of the archive, from its list. */
export const archiveBytes = (files: readonly Pick<ArchivedFile, 'path' | 'size'>[]): number =>
  Number(predictLength(files.map(({ path, size }) => ({ name: path, size }))));

/** Facts of an archive before it is built, and its list, which can be read repeatedly. */
export type Archive = Pick<Sendable, 'facts'> & { files(): Iterable<ArchivedFile> | AsyncIterable<ArchivedFile> };

export function archiveOfPart({ files }: Pick<ArchivePart, 'files'>): Archive {
  const digest = createHash('sha256').update(JSON.stringify(files)).digest('base64url');
  return { facts: { etag: `"${digest}"`, size: archiveBytes(files) }, files: () => files };
}

type Sources = {
  blobs: Pick<Blobs, 'read'>;
  /** Called before each file is opened. Returns the refusal for this file; throws if the whole archive ends. */
  refusalOf(key: string): Promise<Refusal | undefined>;
  /** Called for each file that could not be read. */
  onMissing(error: unknown): void;
  /** Aborted when the client has left. */
  signal: AbortSignal;
};

export function archiveOf({ facts, files }: Archive, { blobs, refusalOf, onMissing, signal }: Sources): Sendable {
  async function* whole(): AsyncGenerator<Uint8Array> {
    let opened: BlobBytes | undefined;
    const open = async (file: ArchivedFile): Promise<ArchiveEntry> => {
      const entry = { name: file.path, size: file.size, lastModified: timeOf(file) };
      if (!('key' in file)) return { ...entry, input: padded(file.text, file.size) };
      const refusal = await refusalOf(file.key);
      try {
        if (refusal) throw refusal;
        opened = await blobs.read(file.key);
        return { ...entry, input: opened };
      } catch (error) {
        onMissing(error);
        return missing(file);
      }
    };
    async function* entries(): AsyncGenerator<ArchiveEntry> {
      for await (const file of files()) yield await open(file);
    }
    const chunks = makeZip(entries()).getReader();
    try {
      for (let read = await chunks.read(); !read.done; read = await chunks.read()) yield read.value;
    } finally {
      // The library leaves the file open that it was reading.
      await opened?.[Symbol.asyncDispose]();
      await chunks.cancel().catch(() => undefined);
    }
  }
  return { facts, read: (range) => between(whole(), range, signal) };
}
