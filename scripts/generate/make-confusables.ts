// Makes services/identity/domain/confusables.ts from Unicode's file of look-alikes: `node scripts/make-confusables.ts confusables.txt`, with
// https://www.unicode.org/Public/security/{version}/confusables.txt. No build runs it: claims on looks are for ever, so a newer table needs a reaction that
// claims every look anew (see [Note: Looks]).
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { normalForm } from '@kloak/proto/rules/text/marks.ts';

const table = resolve(import.meta.dirname, '../../services/identity/domain/confusables.ts');
/** Line `0049 ;	006C ;	MA	# …`: a character, and the representative of all that look like it. */
const line = /^(?<seen>[0-9A-F]+) ;\t(?<prototype>[0-9A-F ]+) ;\tMA\b/;
/** Characters allowed in names; forms that NFKD decomposes are looked up by their parts. */
const inNames = (text: string) => /^[\p{L}\p{M}\p{N}_.-]$/u.test(text) && normalForm(text, 'NFKD') === text;

const [, , source] = process.argv;
if (source === undefined) throw new Error('Which confusables.txt?');
const text = readFileSync(source, 'utf8');
const version = /^# Version: (?<number>[\d.]+)$/m.exec(text)?.groups?.number;
if (version === undefined) throw new Error(`${source} does not say its version`);

const short = (hex: string) => hex.replace(/^0+/, '').toLowerCase();
const byPrototype = new Map<string, string[]>();
for (const one of text.split('\n')) {
  const { seen, prototype } = line.exec(one)?.groups ?? {};
  if (seen === undefined || prototype === undefined) continue;
  if (!inNames(String.fromCodePoint(Number.parseInt(seen, 16)))) continue;
  const key = prototype.split(' ').map(short).join('+');
  byPrototype.set(key, [...(byPrototype.get(key) ?? []), short(seen)]);
}
const rows = [...byPrototype].map(([prototype, seen]) => [prototype, ...seen].join(' '));

writeFileSync(
  table,
  `// Made by scripts/generate/make-confusables.ts from confusables.txt ${version} (Unicode Technical Standard #39): what looks alike, of what names may hold.
// © Unicode, Inc.; its license (SPDX Unicode-3.0) is in unicode-license.txt in this folder.

/** A row for each prototype: its code points in hexadecimal, joined by \`+\`, then each code point that looks like it. */
export const confusables = \`
${rows.join('\n')}
\`;
`,
);
