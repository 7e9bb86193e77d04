import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import busboy from 'busboy';
import { badForm, fileTooLarge, silenceMs, wrongSize } from '../../ports/shared/blob-rules.ts';
import type { Disk } from './disk.ts';
import type { Folder, Written } from './folder.ts';
import { type FormPolicy, readForm } from './form.ts';

type Arrival = { policy: FormPolicy; written: Written };

const limits = { fields: 10, fieldNameSize: 100, fieldSize: 8192, files: 1, parts: 12, headerPairs: 20 };
/** Bytes of the form around a file, at most. */
const maxFormBytes = 65_536;

/**
 * Takes a posted form: its fields, then the file, written while it comes. It gets its key only when the whole form was read, so
 * a torn one leaves nothing. Answers the key; refuses what was not signed.
 */
export async function takeForm(request: IncomingMessage, secret: Buffer, folder: Folder, disk: Disk): Promise<string> {
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
  // A form without its end also fails the file that is being written; the disk is not the cause.
  parser.on('error', () => {
    fault ??= badForm('The form cannot be read.');
  });
  parser.on('file', (name, file) => {
    file.on('error', () => undefined);
    // After the form was given up, the parser still emits what it has; such a file would never end.
    if (fault !== undefined) return void file.destroy();
    if (name !== 'file') return giveUp(badForm('The file of the form is named file.'));
    arrival = accept(file, fields, Number(request.headers['content-length'] ?? 0), secret, folder, disk);
    arrival.catch(giveUp);
  });
  const torn = () => {
    if (!request.complete) giveUp(badForm('The upload was cut off.'));
  };
  request.once('close', torn);
  request.setTimeout(silenceMs, () => request.destroy());
  try {
    request.pipe(parser);
    await finished(parser);
  } catch {
    request.unpipe(parser);
    await arrival?.then(({ written }) => folder.discard(written)).catch(() => undefined);
    throw fault ?? badForm('The form cannot be read.');
  } finally {
    request.off('close', torn);
  }
  if (!arrival) throw badForm('The form has no file.');
  const { policy, written } = await arrival;
  await folder.commit(policy.key, policy.type, written);
  return policy.key;
}

function openParser(request: IncomingMessage): busboy.Busboy {
  try {
    return busboy({ headers: request.headers, limits });
  } catch {
    throw badForm('A file is posted as multipart/form-data.');
  }
}

/** Once the fields are read: the signature first, then the bytes. */
async function accept(file: Readable, fields: ReadonlyMap<string, string>, announced: number, secret: Buffer, folder: Folder, disk: Disk): Promise<Arrival> {
  const policy = readForm(secret, fields, new Date());
  if (announced > policy.size + maxFormBytes) throw fileTooLarge();
  const room = disk.keep(policy.size);
  try {
    const written = await folder.write(file, policy.size, room.filled);
    if (written.size === policy.size) return { policy, written };
    await folder.discard(written);
    throw wrongSize();
  } finally {
    room.close();
  }
}
