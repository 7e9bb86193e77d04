// Reads a form with one file. [Note: One file of a form] The file is written to disk while it arrives, never into memory. The store must know its size
// beforehand, and must receive nothing of an incomplete form.
import { createHash, randomUUID } from 'node:crypto';
import { addAbortListener } from 'node:events';
import { type FileHandle, open, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { Refusal, unavailable, valueOrRefuse } from '@kloak/platform/errors.ts';
import { reserveSpace, type SpaceReservation } from '@kloak/platform/ports/shared/disk-space.ts';
import { drainRequest } from '@kloak/platform/wire/http-refusal.ts';
import type { Call } from '@kloak/proto/api/call.ts';
import { checkFileSize } from '@kloak/proto/rules/files/file-sizes.ts';
import busboy from 'busboy';

/** `hash`: of fields and bytes, in hex. The client's file name and type are not trusted. */
export type PostedForm = { fields: Record<string, string>; hash: string; file: PostedFile };
export type PostedFile = {
  /** Bytes. */
  size: number;
  read(): Readable;
  /** The bytes go. */
  close(): Promise<void>;
};
type FileRule = NonNullable<Call['multipart']>;

/** Limits of the fields that browsers send with a file. */
const limits = { fields: 10, fieldNameSize: 100, fieldSize: 1000, files: 1, parts: 12, headerPairs: 20 };

export const badForm = (message: string) => new Refusal('invalid', 'bad-form', message);
const unreadable = () => badForm('The form cannot be read.');
/** Refusal for a write error: the form is incomplete, or the disk is full. */
const refusalFor = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error;
  return error instanceof Error && 'errno' in error ? unavailable('Storage') : unreadable();
};

function openParser(request: IncomingMessage): busboy.Busboy {
  try {
    return busboy({ headers: request.headers, limits });
  } catch {
    throw badForm('The request must be a multipart form with one file.');
  }
}

/** Upper bound of the file's size: the declared length or the file rule's limit. */
function comingBytes({ headers }: IncomingMessage, { maxBytes }: FileRule): number {
  return Math.min(Number(headers['content-length'] ?? maxBytes), maxBytes);
}

/** Opens an unlinked file, which disappears with this process. */
async function openNameless(): Promise<FileHandle> {
  const path = join(tmpdir(), `kloak-form-${randomUUID()}`);
  const handle = await open(path, 'wx+', 0o600);
  await rm(path);
  return handle;
}

/** Refuses: 400 `bad-form`, `empty-file`, 413 `file-too-large`, 503; and with the reason of `signal` when it aborts. */
export async function readForm(request: IncomingMessage, rule: FileRule, signal: AbortSignal): Promise<PostedForm> {
  const parser = openParser(request);
  const room = reserveSpace(tmpdir(), comingBytes(request, rule));
  const handle = await openNameless().catch((error: unknown) => {
    room.close();
    throw refusalFor(error);
  });
  try {
    return await take(request, parser, { handle, room }, rule, signal);
  } catch (error) {
    request.unpipe(parser);
    drainRequest(request);
    await handle.close();
    throw error;
  } finally {
    room.close();
  }
}

async function take(
  request: IncomingMessage,
  parser: busboy.Busboy,
  { handle, room }: { handle: FileHandle; room: SpaceReservation },
  { field, maxBytes }: FileRule,
  signal: AbortSignal,
): Promise<PostedForm> {
  const fields = new Map<string, string>();
  const hash = createHash('sha256');
  let size = 0;
  let written: Promise<void> | undefined;
  let fault: Refusal | undefined;
  const giveUp = (refusal: Refusal) => {
    fault ??= refusal;
    parser.destroy(refusal);
  };
  const write = async (file: Readable) => {
    for await (const chunk of file) {
      size += chunk.length;
      if (size > maxBytes) valueOrRefuse(checkFileSize(size, maxBytes));
      hash.update(chunk);
      await handle.appendFile(chunk);
      room.filled(chunk.length);
    }
  };

  parser.on('field', (name, value, { nameTruncated, valueTruncated }) => {
    if (nameTruncated || valueTruncated || fields.has(name)) giveUp(badForm('A field of the form is too long, or there twice.'));
    fields.set(name, value);
  });
  parser.on('file', (name, file) => {
    file.on('error', () => undefined);
    // The parser may still emit buffered files after the form was refused.
    if (fault !== undefined) return void file.destroy();
    if (name !== field) return giveUp(badForm(`The file of the form is named "${field}".`));
    written = write(file);
    written.catch((error: unknown) => giveUp(refusalFor(error)));
  });
  const tooMuch = () => giveUp(badForm('The form has more than one file, or too many fields.'));
  parser.on('filesLimit', tooMuch).on('fieldsLimit', tooMuch).on('partsLimit', tooMuch);
  const torn = () => request.complete || giveUp(badForm('The form was cut off.'));
  request.once('close', torn);
  using _ = addAbortListener(signal, () => giveUp(signal.reason));
  try {
    request.pipe(parser);
    await finished(parser);
    await written;
  } catch {
    await written?.catch(() => undefined);
    throw fault ?? unreadable();
  } finally {
    request.off('close', torn);
  }
  if (fault !== undefined) throw fault;
  if (written === undefined) throw badForm(`The form has no file named "${field}".`);
  valueOrRefuse(checkFileSize(size, maxBytes));
  hash.update(JSON.stringify([...fields].sort()));
  return { fields: Object.fromEntries(fields), hash: hash.digest('hex'), file: fileIn(handle, size) };
}

const fileIn = (handle: FileHandle, size: number): PostedFile => ({
  size,
  read: () => Readable.from(chunksOf(handle, size)),
  close: () => handle.close(),
});

const chunkBytes = 65_536;

async function* chunksOf(handle: FileHandle, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < size; ) {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(chunkBytes), 0, chunkBytes, at);
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
    at += bytesRead;
  }
}
