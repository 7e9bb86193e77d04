// Detects a file's type from its first bytes, as far as the page can; the server detects more types and decides.
import type { FileType } from '@kloak/proto/rules/files/file-kinds.ts';

/** Number of bytes to read: packets of a transport stream have 188 bytes, those of cameras 192. */
const headBytes = 1024;

const begins = (text: string, bytes: readonly number[]) => bytes.every((byte, place) => text.charCodeAt(place) === byte);
const boxes = ['moov', 'mdat', 'free', 'skip', 'wide', 'pnot', 'PICT', 'junk'];
/** Four packets in a row, bare or after a timestamp, are no coincidence. */
const isPackets = (text: string, before: number) => [0, 1, 2, 3].every((count) => text[before + count * (188 + before)] === 'G');
/** Start codes of MPEG: a pack, a header, a map, audio or video; or video without a system layer. */
const isMpeg = (text: string) => begins(text, [0, 0, 1]) && (text.charCodeAt(3) === 0xb3 || (text.charCodeAt(3) >= 0xba && text.charCodeAt(3) <= 0xef));

const beginnings: readonly (readonly [(text: string) => boolean, FileType])[] = [
  [(text) => begins(text, [0xff, 0xd8, 0xff]), 'image/jpeg'],
  [(text) => begins(text, [0x89, 0x50, 0x4e, 0x47]), 'image/png'],
  [(text) => boxes.includes(text.slice(4, 8)), 'video/quicktime'],
  [(text) => begins(text, [0x30, 0x26, 0xb2, 0x75, 0x8e, 0x66, 0xcf, 0x11]), 'video/x-ms-wmv'],
  [(text) => isMpeg(text) || isPackets(text, 0) || isPackets(text, 4), 'video/mpeg'],
];

/** Types by brand of an ISO media file. The coding of a picture takes precedence over a brand that only says it is a picture. */
const codings: readonly (readonly [RegExp, FileType | undefined])[] = [
  [/^hei[cxms]|^hev[cxms]/, 'image/heic'],
  [/^avi[fs]/, undefined],
  [/^mi[fa][12f]|^msf1/, 'image/heif'],
];
/** Audio, raw pictures and JPEG 2000, by the major brand. */
const noneOfOurs = /^(?:M4[ABP] |F4[AB] |crx |jp[2xm] |mjp2)/;

export async function kindOfBytes(file: Blob): Promise<FileType | undefined> {
  const text = String.fromCharCode(...new Uint8Array(await file.slice(0, headBytes).arrayBuffer()));
  if (text.slice(4, 8) === 'ftyp') return kindOfBrands(text);
  return beginnings.find(([isSo]) => isSo(text))?.[1];
}

function kindOfBrands(text: string): FileType | undefined {
  const end = Math.min(text.length, text.charCodeAt(2) * 256 + text.charCodeAt(3));
  const major = text.slice(8, 12);
  const brands = [major];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(text.slice(at, at + 4));
  const coding = codings.find(([coded]) => brands.some((brand) => coded.test(brand)));
  if (coding) return coding[1];
  if (noneOfOurs.test(major)) return undefined;
  return major === 'qt  ' ? 'video/quicktime' : 'video/mp4';
}
