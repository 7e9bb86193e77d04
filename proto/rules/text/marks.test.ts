import fc from 'fast-check';
import { readAlbumName } from '../albums.ts';
import { readComment } from '../comments.ts';
import { readGroupPost } from '../group-posts.ts';
import { readChangedGroupName, readGroupDescription, readNewGroupName } from '../groups.ts';
import { readMessage } from '../messages.ts';
import { readPassword } from '../people/passwords.ts';
import { readReport, readReportNote } from '../reports.ts';
import { readGroupName } from '../rooms.ts';
import { hasTooManyMarks, hasTooManyMarksInside, maxMarksInRow, normalForm, tooManyMarks } from './marks.ts';
import { readDescription, readTitle, readVideoTitle } from './titles.ts';

const forms = ['NFC', 'NFD', 'NFKC', 'NFKD'] as const;

it.each([
  ['plain words', 'A day at the lake. '.repeat(1000)],
  ['Thai', 'ที่นี่คือน้ำแข็งใสที่อร่อยที่สุด'.repeat(100)],
  ['Hebrew with its points', 'בְּרֵאשִׁית בָּרָא אֱלֹהִים אֵת הַשָּׁמַיִם'.repeat(100)],
  ['Arabic with its vowels', 'بِسْمِ ٱللَّٰهِ ٱلرَّحْمَٰنِ ٱلرَّحِيمِ ﷺ ﱞ'.repeat(100)],
  ['Vietnamese, in letters and marks', 'Tiếng Việt, Nguyễn Thị Ngọc Ánh'.normalize('NFD').repeat(100)],
  ['Tibetan stacks', 'བསྒྲུབས་ཧཱུྃ་ཨོཾ་མ་ཎི་པདྨེ'.repeat(100)],
  ['Devanagari', 'क्षत्रिय श्रीमान् र्द्ध्र्य'.repeat(100)],
  ['Korean, in its parts', '안녕하세요'.normalize('NFD').repeat(1000)],
  ['halfwidth Japanese', 'ｶﾞｷﾞｸﾞｹﾞｺﾞﾊﾟﾋﾟ'.repeat(100)],
  ['emoji of families, flags and keys', '👨‍👩‍👧‍👦❤️🏴󠁧󠁢󠁳󠁣󠁴󠁿1️⃣🏳️‍🌈'.repeat(100)],
  ['variants of Chinese characters', '葛\u{e0100}辻\u{e0101}'.repeat(100)],
  ['as many marks as may be', `z${'\u0345\u0327'.repeat(maxMarksInRow / 2)}a`.repeat(100)],
  ['half characters', '\ud834\udd65\ud834'.repeat(20)],
])('%s have no run of marks that is too long', (_what, text) => expect([text, ...forms.map((form) => text.normalize(form))].some(hasTooManyMarks)).toBe(false));

it.each([
  ['one more than may be', `a${'\u0301'.repeat(31)}`],
  ['without a letter before them', '\u0345'.repeat(31)],
  ['around a joiner that is a mark', `a${'\u0301\u034f'.repeat(16)}`],
  ['of other planes', `a${'\u{1d165}\u{1e8d0}'.repeat(16)}`],
  ['which become two or three', `a${'\u0344'.repeat(16)}`],
  ['which are letters until they are normalized', 'ﾊ\uff9e'.padEnd(40, '\uff9e')],
  ['after a letter that has some', `\u1e69${'\u0301'.repeat(29)}`],
  ['far behind in a text', `${'x'.repeat(10_000)}${'\u0345'.repeat(31)}`],
])('marks are too many %s', (_what, text) => expect([text, ...forms.map((form) => text.normalize(form))].every(hasTooManyMarks)).toBe(true));

it('are looked for in all that a body has', () => {
  const [long, short] = ['a'.padEnd(32, '\u0301'), 'a'.padEnd(31, '\u0301')];
  for (const value of [long, [long], { a: [{ b: long }] }, { [long]: 1 }, [0, null, { a: { [long]: null } }]]) expect(hasTooManyMarksInside(value)).toBe(true);
  for (const value of [short, [short], { [short]: [short, 1, null, true] }, 3, null, undefined]) expect(hasTooManyMarksInside(value)).toBe(false);
});

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc
    .array(fc.constantFrom('a', '\u0301', '\u0345', '\u0327', '\u{1d165}', '\uff9e', '\u1e69', '\ud834', '\u0e33', '\ufdfa', '\ufc5e', '\u0344'), {
      maxLength: 80,
    })
    .map((parts) => parts.join('')),
);

it('a normal form is what it always was, and of a text with too many marks one without them', () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom(...forms), (text, form) => {
      const normal = normalForm(text, form);
      if (!hasTooManyMarks(text)) expect(normal).toBe(text.normalize(form));
      expect(hasTooManyMarks(normal)).toBe(false);
      expect(normalForm(normal, form)).toBe(normal);
    }),
    { numRuns: 2000 },
  );
});

it.each([
  ['an album', readAlbumName],
  ['a comment', readComment],
  ['a post to a group', (text: string) => readGroupPost(text, 1)],
  ['a group', readNewGroupName],
  ['a group that is called anew', readChangedGroupName],
  ['what a group says of itself', readGroupDescription],
  ['a message', readMessage],
  ['a password', readPassword],
  ['a report', readReport],
  ['a note on one', readReportNote],
  ['a chat', readGroupName],
  ['a title', readTitle],
  ['the title of a video', readVideoTitle],
  ['a description', readDescription],
])('too many of them are no words of %s', (_what, read) => {
  expect(read(`Lunch-1${'\u0345'.repeat(31)}`).fault).toEqual(tooManyMarks);
  expect(read(`Lunch-1${'\u0345'.repeat(3)}`).fault).not.toEqual(tooManyMarks);
  // Nothing of a text that is far too long is normalized.
  expect(msOf(() => read('\u0345\u0327'.repeat(500_000)))).toBeLessThan(40);
});

/** The best of some, so that a busy machine fails nothing. */
function msOf(work: () => unknown): number {
  const times = Array.from({ length: 5 }, () => {
    const startedAt = performance.now();
    work();
    return performance.now() - startedAt;
  });
  return Math.min(...times);
}

it.each(['\u0345\u0327', '\u{1d165}\u{1e8d0}', '\uff9e\u0327', '\u1161', '\u09be', '\ufc5e'])(
  '%j a hundred thousand times is normalized in no time',
  (marks) => {
    const text = `a${marks.repeat(100_000 / marks.length)}`;
    for (const form of forms) expect(msOf(() => normalForm(text, form))).toBeLessThan(20);
  },
);
