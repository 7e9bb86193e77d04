// Texts that are expensive for readers of members' texts.

/** Parts to repeat: marks, targets of patterns, formatting, halves of characters, and texts that grow when normalized. */
const repeated: Readonly<Record<string, string>> = {
  marks: '\u0345\u0327',
  'marks of other planes': '\u{1d165}\u{1e8d0}',
  'letters that become marks': 'ﾊ\uff9e',
  'marks as many as may be': `z${'\u0345\u0327'.repeat(15)}`,
  'letters that become many': '\ufdfa',
  'parts of Korean letters': '\u1112\u1161\u11ab',
  'parts of one letter': '\u1161',
  'letters with parts of two': '\u0b47\u0b56',
  sigmas: 'Σ',
  'capitals that grow': '\u0130',
  'letters between directions': '\u202ea\u2066b\u202c',
  'directions without an end': '\u202e\u2067',
  'first halves': '\ud83d',
  'second halves': '\ude00',
  'halves that are changed': '\ude00\ud83d',
  families: '👨\u200d👩\u200d👧\ufe0f',
  'what nobody sees': '\u200b\u2060\ufeff',
  'words without spaces': 'กขค漢字かな',
  words: 'a b ',
  blanks: ' ',
  'kinds of blanks': '\u00a0\u2003\t',
  'ends of lines': '\r\n',
  controls: '\u0000\u001b',
  dots: '. ',
  'dots and lines': '.-',
  ends: '?!',
  ats: '@',
  'names with ats': '@ben-',
  addresses: 'a@b.',
  links: 'https://a.',
  slashes: '/../',
  backslashes: '\\',
  quotes: '"\'',
  'quotes without an end': '“a ',
  brackets: '(([[{{',
  tags: '<a "',
  percents: '%E0%',
  numbers: '1,',
  digits: '9',
  keys: '__proto__',
};

/** Endings that make a pattern fail after it matched so far. */
const ends = ['', '!', 'a', '\u0001'];

const kinds = Object.entries(repeated);

export type HostileText = { readonly kind: string; of(units: number): string };

const probeUnits = 600;
/** A text of `units` UTF-16 units, or as many as fit into `maxBytes` of JSON. */
export function filling({ of }: HostileText, units: number, maxBytes: number): string {
  const bytesOfUnit = Buffer.byteLength(JSON.stringify(of(probeUnits))) / probeUnits;
  return of(Math.min(units, Math.floor(maxBytes / bytesOfUnit)));
}

/** Texts of each kind, with an ending that depends on `turn`. */
export const hostileTexts = (turn: number): readonly HostileText[] =>
  kinds.map(([kind, part], at) => {
    const end = ends[(at + turn) % ends.length] ?? '';
    return { kind: `${kind}${end && ` and ${JSON.stringify(end)}`}`, of: (units) => part.repeat(Math.max(units / part.length, 1)) + end };
  });

/** Several kinds in sequence; `next` returns numbers from 0 to 1. */
export function mixedText(next: () => number): HostileText {
  const chosen = Array.from({ length: 2 + Math.floor(next() * 3) }, () => kinds[Math.floor(next() * kinds.length)] ?? (['blanks', ' '] as const));
  return {
    kind: chosen.map(([kind]) => kind).join(', then '),
    of: (units) => chosen.map(([, part]) => part.repeat(Math.max(units / chosen.length / part.length, 1))).join(''),
  };
}
