// Rules that both adapters of the blobs port share.
import { dayMs } from '@kloak/proto/rules/durations.ts';
import { Refusal } from '../../errors.ts';
import type { FilePart, FormRequest, IncomingFile } from '../blobs.ts';

/** Path for browsers' forms: the gateway's own origin. */
export const formUrl = '/storage';
/** Forms store under this prefix only; nothing under it is ever served. */
const incoming = 'incoming/';
/** Number of first bytes that `digest` returns. */
export const headBytes = 65_536;
/** Size in bytes of the parts that a client should send: a cut costs one of them at most. S3 requires 5 MiB, except of the last. */
export const partBytes = 8 * 1024 * 1024;
/** Time in milliseconds for which an incomplete file is kept: longer than any upload is open. */
export const incompleteMs = 8 * dayMs;
/** Bytes of a form around its file, at most. */
export const maxFormBytes = 65_536;
/** Time without bytes after which a post is aborted. */
export const idleTimeoutMs = 60_000;

/** Refuses keys that the port does not permit. */
export function checkKey(key: string): void {
  const good = key.length <= 512 && key.split('/').every((part) => /^[A-Za-z0-9._-]+$/.test(part) && part !== '.' && part !== '..');
  if (!good) throw new Refusal('invalid', 'bad-key', 'That is not a storage key.');
}

/** Refuses a form for anything but an incoming key, a whole number of bytes, a plain content type and an id. */
export function checkForm(request: FormRequest): void {
  checkKey(request.key);
  if (!request.key.startsWith(incoming)) throw new Refusal('invalid', 'bad-key', 'A form stores under incoming/ only.');
  const { size, minSize = size } = request;
  if (!Number.isSafeInteger(size) || !Number.isSafeInteger(minSize) || minSize < 0 || size < minSize)
    throw new Refusal('invalid', 'bad-size', 'A form needs a size in bytes.');
  if (!/^[\w-]{1,100}$/.test(request.owner)) throw new Refusal('invalid', 'bad-owner', 'A form needs an owner.');
  if (!/^[\w.+-]{1,100}\/[\w.+-]{1,100}$/.test(request.type)) throw new Refusal('invalid', 'bad-type', 'A form needs a content type.');
}

/** Refuses a part that does not begin where the stored bytes end, goes beyond the file, or whose digest would cover bytes of two parts. */
export function checkPart(file: IncomingFile, part: FilePart, stored: number): void {
  checkKey(file.key);
  if (part.offset !== stored) throw new Refusal('conflict', 'wrong-offset', 'The part does not begin where the stored bytes end.');
  if (part.offset + part.size > file.size) throw fileTooLarge();
  if (part.sha256 !== undefined && (part.offset % partBytes) + part.size > partBytes)
    throw new Refusal('invalid', 'bad-part', `A part with a digest must not cross a multiple of ${partBytes} bytes.`);
}

export function wrongDigest(): Refusal {
  return new Refusal('invalid', 'wrong-digest', 'The bytes of the part do not have the announced digest.');
}

export function tornPart(): Refusal {
  return new Refusal('invalid', 'torn-part', 'The part ended before all its bytes.');
}

/** The bytes of a blob differ from the stored ones: they were changed, cut, or belong to another place. */
export function damaged(): Refusal {
  return new Refusal('unavailable', 'damaged-file', 'This file is damaged where it is stored. A backup of it has to be put back.');
}

export function noBlob(): Refusal {
  return new Refusal('missing', 'no-blob', 'There is nothing under this storage key.');
}

export function blobChanged(): Refusal {
  return new Refusal('conflict', 'blob-changed', 'The file has changed meanwhile.');
}

export function badRange(): Refusal {
  return new Refusal('invalid', 'bad-range', 'The file does not have these bytes.');
}

export function wrongSize(): Refusal {
  return new Refusal('invalid', 'wrong-size', 'The file is not of the size that was announced.');
}

export function fileTooLarge(): Refusal {
  return new Refusal('too-large', 'file-too-large', 'The file is larger than was announced.');
}

export function badForm(message: string): Refusal {
  return new Refusal('invalid', 'bad-form', message);
}

/** A form is valid only for the member that it was signed for, even if others obtained it. */
export function checkOwner(signed: string, owner: string): void {
  if (signed !== owner) throw notAllowed('other-form', 'This form was given to somebody else.');
}

export function notAllowed(code: 'bad-signature' | 'form-expired' | 'other-form', message: string): Refusal {
  return new Refusal('forbidden', code, message);
}

export function formExpired(): Refusal {
  return notAllowed('form-expired', 'The time of this form is over. Please ask for a new one.');
}

export function otherForm(): Refusal {
  return notAllowed('other-form', 'The form was signed for another key, type or owner.');
}
