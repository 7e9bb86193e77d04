// Sidecar files of downloads: JSON for programs, XMP for photo software.

import type { TakenPrecision } from '@kloak/proto/rules/taken-dates.ts';

/** Times are ISO 8601; `takenAt` is the camera's local time, without a zone, or the middle of its day, month or year (`takenPrecision`). */
export type Sidecar = {
  title: string;
  description: string;
  takenAt: string;
  takenPrecision: TakenPrecision;
  /** The date is approximate. */
  takenAbout: boolean;
  /** Quarter turns, clockwise, by which its owner turned the upright original; `orientation` is the EXIF orientation with which it looks so. */
  turned?: { quarterTurns: number; orientation: number };
  publishedAt: string;
  place?: { latitude: number; longitude: number };
  albums: readonly string[];
  category: string;
  sharedWithFamily: boolean;
  file: { name: string; type: string; bytes: number; sha256: string };
  hearts: readonly string[];
  comments: readonly SidecarComment[];
};
type SidecarComment = { by: string; at: string; text: string; replies?: readonly SidecarComment[] };

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** Characters that XML cannot represent are dropped. */
const xmlText = (text: string) =>
  text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '').replace(/[&<>"']/g, (sign) => escapes[sign] ?? '');

const element = (name: string, text: string) => `<${name}>${xmlText(text)}</${name}>`;
/** A text without a particular language. */
const alternative = (name: string, text: string) => `<${name}><rdf:Alt><rdf:li xml:lang="x-default">${xmlText(text)}</rdf:li></rdf:Alt></${name}>`;
const list = (name: string, kind: 'Bag' | 'Seq', texts: readonly string[]) =>
  texts.length === 0 ? '' : `<${name}><rdf:${kind}>${texts.map((text) => element('rdf:li', text)).join('')}</rdf:${kind}></${name}>`;

const minutesPerDegree = 60;
/** Coordinate in the XMP form of EXIF: `53,33.1234N`. */
function degrees(value: number, [positive, negative]: readonly [string, string]): string {
  const whole = Math.floor(Math.abs(value));
  const minutes = ((Math.abs(value) - whole) * minutesPerDegree).toFixed(6);
  return `${whole},${minutes}${value < 0 ? negative : positive}`;
}

const dateForms: Readonly<Record<TakenPrecision, string>> = { time: 'YYYY-MM-DDTHH:mm:ss', day: 'YYYY-MM-DD', month: 'YYYY-MM', year: 'YYYY' };
/** The date as far as it is known, which XMP allows. */
const dateOf = ({ takenAt, takenPrecision }: Sidecar) => takenAt.slice(0, dateForms[takenPrecision].length);

function* spoken(comments: readonly SidecarComment[], answered = ''): Generator<string> {
  for (const { by, at, text, replies = [] } of comments) {
    yield `${by}${answered}, ${at}: ${text}`;
    yield* spoken(replies, ` (to ${by})`);
  }
}

/** The same as an XMP packet: titles, words, dates and places as other programs read them, albums as keywords, hearts and comments under a name of ours. */
export function xmpOf(sidecar: Sidecar): string {
  const { title, description, takenAbout, turned, place, albums, hearts, comments } = sidecar;
  const fields = [
    alternative('dc:title', title),
    alternative('dc:description', description),
    list('dc:subject', 'Bag', albums),
    list(
      'lr:hierarchicalSubject',
      'Bag',
      albums.map((album) => `Albums|${album.replaceAll('|', ' ')}`),
    ),
    element('xmp:CreateDate', dateOf(sidecar)),
    element('photoshop:DateCreated', dateOf(sidecar)),
    ...(takenAbout ? [element('kloak:takenAbout', 'True')] : []),
    ...(turned ? [element('tiff:Orientation', String(turned.orientation))] : []),
    ...(place ? [element('exif:GPSLatitude', degrees(place.latitude, ['N', 'S'])), element('exif:GPSLongitude', degrees(place.longitude, ['E', 'W']))] : []),
    list('kloak:hearts', 'Bag', hearts),
    list('kloak:comments', 'Seq', [...spoken(comments)]),
  ].filter((field) => field !== '');
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" xmlns:exif="http://ns.adobe.com/exif/1.0/" xmlns:tiff="http://ns.adobe.com/tiff/1.0/" xmlns:lr="http://ns.adobe.com/lightroom/1.0/" xmlns:kloak="urn:kloak:export">
${fields.join('\n')}
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>
`;
}
