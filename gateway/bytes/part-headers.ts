// Headers of a part, by tus 1.0.
import type { IncomingHttpHeaders } from 'node:http';
import { Refusal } from '@kloak/platform/errors.ts';

export const tusVersion = '1.0.0';
const partType = 'application/offset+octet-stream';
/** `sha256`, and its 32 bytes in base64. */
const checksum = /^sha256 ([A-Za-z0-9+/]{43}=)$/;

const badHeader = (name: string) => new Refusal('invalid', 'bad-header', `The header ${name} is missing or cannot be read.`);

function readCount(headers: IncomingHttpHeaders, name: string): number {
  const text = String(headers[name.toLowerCase()] ?? '');
  if (!/^\d{1,15}$/.test(text)) throw badHeader(name);
  return Number(text);
}

/** `sha256` in hex. Refuses: `tus-version`, `part-type`, `no-length`, `bad-header`. */
export function readPartHeaders(headers: IncomingHttpHeaders): { offset: number; size: number; sha256: string | undefined } {
  if (headers['tus-resumable'] !== tusVersion) throw new Refusal('invalid', 'tus-version', `Parts are sent by tus ${tusVersion}.`);
  if (headers['content-type'] !== partType) throw new Refusal('unsupported', 'part-type', `A part is sent as ${partType}.`);
  if (headers['content-length'] === undefined) throw new Refusal('invalid', 'no-length', 'A part is sent with its length.');
  const announced = headers['upload-checksum'];
  const digest = announced === undefined ? undefined : checksum.exec(String(announced))?.[1];
  if (announced !== undefined && digest === undefined) throw badHeader('Upload-Checksum');
  return {
    offset: readCount(headers, 'Upload-Offset'),
    size: readCount(headers, 'Content-Length'),
    sha256: digest === undefined ? undefined : Buffer.from(digest, 'base64').toString('hex'),
  };
}
