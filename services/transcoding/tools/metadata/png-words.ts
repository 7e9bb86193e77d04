// Metadata of a PNG, before or after its pixels.
import type { FileHandle } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';
import { readIptcDates } from './iptc-dates.ts';

/** `created`: texts with a creation date. */
export type PngWords = { exif?: Buffer; xmp?: Buffer; created: string[] };

const signature = '89504e470d0a1a0a';
/** Maximum chunks; far more than any camera writes. */
const maxParts = 65_536;
/** Maximum size of each text, stored and inflated. */
const maxBytes = 2 ** 20;
/** Maximum size of all texts together, stored and inflated: many small ones may inflate to terabytes. */
const maxAllBytes = 8 * maxBytes;
const wordTypes = ['eXIf', 'tEXt', 'zTXt', 'iTXt'];
const dateNames = ['creation time', 'exif:datetimeoriginal', 'exif:datetimedigitized'];

/** Empty for other files. Reads the heads of chunks, and of text chunks only what may be useful. */
export async function readPngWords(file: FileHandle): Promise<PngWords> {
  const words: PngWords = { created: [] };
  const bytesAt = async (at: number, length: number) => {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
    return buffer.subarray(0, bytesRead);
  };
  if ((await bytesAt(0, 8)).toString('hex') !== signature) return words;
  let [at, left] = [8, maxAllBytes];
  for (let count = 0; count < maxParts; count += 1) {
    const head = await bytesAt(at, 8);
    if (head.length < 8) break;
    const [length, type] = [head.readUInt32BE(0), head.toString('latin1', 4)];
    if (wordTypes.includes(type) && left > 0) left -= note(words, type, await bytesAt(at + 8, Math.min(length, maxBytes)));
    if (type === 'IEND') break;
    at += 12 + length;
  }
  return words;
}

/** Returns the number of bytes read. */
function note(words: PngWords, type: string, body: Buffer): number {
  if (type === 'eXIf') {
    words.exif ??= body;
    return body.length;
  }
  const said = textOf(type, body);
  // An unreadable text may have been inflated up to the limit before it failed, so that is what it costs.
  if (!said) return 2 * maxBytes;
  const { text } = said;
  const name = said.name.toLowerCase();
  if (dateNames.includes(name)) words.created.push(text.toString('latin1'));
  else if (name === 'xml:com.adobe.xmp') words.xmp ??= text;
  else if (name.startsWith('raw profile type ')) noteProfile(words, text.toString('latin1'));
  return body.length + text.length;
}

/** Profile in the form of ImageMagick: name, length, bytes in hexadecimal. */
function noteProfile(words: PngWords, text: string): void {
  const [head, name] = /^\s*(\w+)\s+\d+\s/.exec(text) ?? [''];
  const hex = text.slice(head.length).replace(/\s+/g, '');
  if (!/^[\da-f]+$/i.test(hex)) return;
  const profile = Buffer.from(hex, 'hex');
  const isXmp = name === 'xmp' || profile.toString('latin1', 0, 29).startsWith('http://ns.adobe.com/xap/1.0/');
  if (isXmp) words.xmp ??= profile;
  else if (name === 'exif' || name === 'APP1') words.exif ??= profile;
  else if (name === 'iptc' || name === '8bim') words.created.push(...readIptcDates(profile));
}

/** The name of a text, and the text. */
function textOf(type: string, body: Buffer): { name: string; text: Buffer } | undefined {
  const end = body.indexOf(0);
  if (end <= 0) return undefined;
  const name = body.toString('latin1', 0, end);
  if (type === 'tEXt') return { name, text: body.subarray(end + 1) };
  const isInflated = type === 'iTXt' && body[end + 1] === 0;
  // An international text is preceded by two flags, its language, and its translated name.
  const begin = type === 'zTXt' ? end + 2 : body.indexOf(0, body.indexOf(0, end + 3) + 1) + 1;
  const text = isInflated ? body.subarray(begin) : inflated(body.subarray(begin));
  return text && { name, text };
}

function inflated(bytes: Buffer): Buffer | undefined {
  try {
    return inflateSync(bytes, { maxOutputLength: 2 * maxBytes });
  } catch {
    return undefined;
  }
}
