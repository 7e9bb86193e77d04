// Parses a browser's form: its fields, then one file as a stream. The platform decides about its storage.
import { addAbortListener } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import busboy from 'busboy';
import { badForm } from './blob-rules.ts';

/** Fields before the file, and the bytes of the whole form by its header; 0 without that header. */
export type FormHead = { fields: ReadonlyMap<string, string>; announcedBytes: number };
/** A file that was read to its end, and has no key yet. */
export type Arrival = { key: string; commit(): Promise<void>; discard(): Promise<void> };

const limits = { fields: 10, fieldNameSize: 100, fieldSize: 8192, files: 1, parts: 12, headerPairs: 20 };

function openParser(request: IncomingMessage): busboy.Busboy {
  try {
    return busboy({ headers: request.headers, limits });
  } catch {
    throw badForm('A file is posted as multipart/form-data.');
  }
}

/**
 * Reads a posted form; `accept` checks its fields and stores the file as it arrives. The file gets its key only after the whole form, so a torn one
 * leaves nothing, nor one that is aborted by `signal`. Returns the key. Refuses: 400 `bad-form`; as `accept` does; with the signal's reason.
 */
export async function readPostedForm(
  request: IncomingMessage,
  signal: AbortSignal,
  accept: (file: Readable, head: FormHead) => Promise<Arrival>,
): Promise<string> {
  signal.throwIfAborted();
  const parser = openParser(request);
  const fields = new Map<string, string>();
  let arrival: Promise<Arrival> | undefined;
  let fault: unknown;
  const giveUp = (error: unknown) => {
    fault ??= error;
    parser.destroy(badForm('The form was given up.'));
  };

  parser.on('field', (name, value, info) => {
    if (info.nameTruncated || info.valueTruncated || fields.has(name)) giveUp(badForm('A field of the form is too long, or there twice.'));
    fields.set(name, value);
  });
  // A form without its end also fails the file that is being written; the store is not the cause.
  parser.on('error', () => {
    fault ??= badForm('The form cannot be read.');
  });
  parser.on('file', (name, file) => {
    file.on('error', () => undefined);
    // After an abort, the parser still emits its buffered parts; such a file would never end.
    if (fault !== undefined) return void file.destroy();
    if (name !== 'file') return giveUp(badForm('The file of the form is named file.'));
    arrival = accept(file, { fields, announcedBytes: Number(request.headers['content-length'] ?? 0) });
    arrival.catch(giveUp);
  });
  const torn = () => {
    if (!request.complete) giveUp(badForm('The upload was cut off.'));
  };
  request.once('close', torn);
  using _ = addAbortListener(signal, () => giveUp(signal.reason));
  try {
    request.pipe(parser);
    await finished(parser);
  } catch {
    request.unpipe(parser);
    await arrival?.then(({ discard }) => discard()).catch(() => undefined);
    throw fault ?? badForm('The form cannot be read.');
  } finally {
    request.off('close', torn);
  }
  if (!arrival) throw badForm('The form has no file.');
  const { key, commit } = await arrival;
  await commit();
  return key;
}
