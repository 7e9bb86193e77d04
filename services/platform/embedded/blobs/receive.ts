import { addAbortListener } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import busboy from 'busboy';
import type { Posting } from '../../ports/blobs.ts';
import { badForm, checkOwner, fileTooLarge, wrongSize } from '../../ports/shared/blob-rules.ts';
import type { Disk } from './disk.ts';
import type { Folder, Written } from './folder.ts';
import { type FormPolicy, readForm } from './form.ts';

type Arrival = { policy: FormPolicy; written: Written };
type Store = { secret: Buffer; folder: Folder; disk: Disk };

const limits = { fields: 10, fieldNameSize: 100, fieldSize: 8192, files: 1, parts: 12, headerPairs: 20 };
/** Bytes of the form around a file, at most. */
const maxFormBytes = 65_536;

/**
 * Takes a posted form: its fields, then the file, written while it comes. It gets its key only when the whole form was read, so
 * a torn one leaves nothing, nor one that is given up since `signal` aborts. Answers the key; refuses what was not signed, or for somebody else.
 */
export async function takeForm(request: IncomingMessage, posting: Posting, store: Store): Promise<string> {
  const { signal } = posting;
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
  // A form without its end also fails the file that is being written; the disk is not the cause.
  parser.on('error', () => {
    fault ??= badForm('The form cannot be read.');
  });
  parser.on('file', (name, file) => {
    file.on('error', () => undefined);
    // After the form was given up, the parser still emits what it has; such a file would never end.
    if (fault !== undefined) return void file.destroy();
    if (name !== 'file') return giveUp(badForm('The file of the form is named file.'));
    arrival = accept(file, { fields, announced: Number(request.headers['content-length'] ?? 0) }, posting, store);
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
    await arrival?.then(({ written }) => store.folder.discard(written)).catch(() => undefined);
    throw fault ?? badForm('The form cannot be read.');
  } finally {
    request.off('close', torn);
  }
  if (!arrival) throw badForm('The form has no file.');
  const { policy, written } = await arrival;
  await store.folder.commit(policy.key, policy.type, written);
  return policy.key;
}

function openParser(request: IncomingMessage): busboy.Busboy {
  try {
    return busboy({ headers: request.headers, limits });
  } catch {
    throw badForm('A file is posted as multipart/form-data.');
  }
}

type Head = { fields: ReadonlyMap<string, string>; announced: number };

/** Once the fields are read: the signature first, then the bytes. */
async function accept(file: Readable, { fields, announced }: Head, { owner, accepted }: Posting, { secret, folder, disk }: Store): Promise<Arrival> {
  const policy = readForm(secret, fields, new Date());
  checkOwner(policy.owner, owner);
  if (announced > policy.size + maxFormBytes) throw fileTooLarge();
  const room = disk.keep(policy.size);
  try {
    accepted(policy.key);
    const written = await folder.write(file, policy.size, room.filled);
    if (written.size <= policy.size && written.size >= (policy.minSize ?? policy.size)) return { policy, written };
    await folder.discard(written);
    throw wrongSize();
  } finally {
    room.close();
  }
}
