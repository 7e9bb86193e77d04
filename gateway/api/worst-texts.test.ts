// Every function that reads texts of members handles the worst text quickly. The limit is 5 ms for the longest body, and less for shorter texts.
import { errorSummary } from '@kloak/platform/engine/error-summary.ts';
import { bestMs } from '@kloak/platform/testing/best-ms.ts';
import { singleRange } from '@kloak/platform/wire/blob-headers.ts';
import { parsePosition } from '@kloak/platform/wire/position.ts';
import { storageKey, text } from '@kloak/proto/api/shapes/fields.ts';
import { fileNameText } from '@kloak/proto/api/shapes/upload-fields.ts';
import { readAlbumName } from '@kloak/proto/rules/albums.ts';
import { readComment } from '@kloak/proto/rules/comments.ts';
import { writableName } from '@kloak/proto/rules/files/archive-names.ts';
import { isArchiveName } from '@kloak/proto/rules/files/downloads.ts';
import { isExportName } from '@kloak/proto/rules/files/exports.ts';
import { kindByName } from '@kloak/proto/rules/files/file-kinds.ts';
import { lastLink, readGroupPost } from '@kloak/proto/rules/group-posts.ts';
import { readMessage } from '@kloak/proto/rules/messages.ts';
import { readAddress } from '@kloak/proto/rules/people/addresses.ts';
import { readAvatarUrl } from '@kloak/proto/rules/people/avatars.ts';
import { guessableForms, matchesOwnName } from '@kloak/proto/rules/people/guessed-passwords.ts';
import { normalizeAddress } from '@kloak/proto/rules/people/names.ts';
import { readPassword } from '@kloak/proto/rules/people/passwords.ts';
import { isReserved } from '@kloak/proto/rules/people/reserved-names.ts';
import { readName } from '@kloak/proto/rules/people/usernames.ts';
import { mentionedNames } from '@kloak/proto/rules/text/mentions.ts';
import { readDescription } from '@kloak/proto/rules/text/titles.ts';
import { searchedWords, wordsOf } from '@kloak/proto/rules/text/words.ts';
import { deviceNameOf } from '../caller/device-name.ts';
import { devicesOf } from '../caller/devices.ts';

/** Parts whose repetition may make patterns backtrack, and parts that make them fail. */
const parts = [
  ...[
    ' ',
    '\t\n',
    '.',
    '. ',
    '-',
    '.-',
    '@',
    '@a',
    '@.-',
    'a@',
    'a.',
    'a-',
    '/',
    '//',
    '/a',
    '\\',
    '..',
    ':',
    'a:',
    '"',
    '"a ',
    '“',
    '“a',
    "'",
    '<',
    '<a',
    '>',
  ],
  ...[
    '!',
    ')',
    '?!',
    '0',
    '0a',
    'a0',
    'a',
    'A',
    'é',
    'e\u0301',
    'ก',
    '漢',
    '😀',
    '\ud83d',
    '\u200b',
    '\u2028',
    '\u0000',
    '\u202e',
    '&',
    '=',
    'a=',
    '%',
    '%20',
    ',',
    '1,',
  ],
  ...[
    'http://',
    'https://',
    'https://a',
    'https://a.!',
    '/avatar/',
    'avatar/a/',
    'kloak-all-',
    'bytes=',
    'media.0.',
    '(',
    '((',
    '[',
    '{',
    '();',
    'Mozilla/5.0 (',
    'Windows NT ',
  ],
];
const ends = ['', '!', 'a', '\u0000', '\n', '@'];
const worst = (length: number) => parts.flatMap((part) => ends.map((end) => part.repeat(Math.floor(length / part.length)) + end));

type TextReader = readonly [what: string, length: number, read: (text: string) => unknown];
/** Lengths in UTF-16 units: of a body, or the maximum that earlier rules allow. */
const [body, head] = [100_000, 16_000];
const readers: readonly TextReader[] = [
  ['the link of a post', body, lastLink],
  ['who is mentioned', 20_000, mentionedNames],
  ['the words of a password that others try', 1000, guessableForms],
  ['whether a password is a name', 1000, (said) => matchesOwnName(said, [said])],
  ['a password', 1000, (said) => readPassword(said)],
  ['a mail address', body, readAddress],
  ['an address that is compared', 3200, normalizeAddress],
  ['a name', body, readName],
  ['whether a name is reserved', 3200, isReserved],
  ['the kind of a file', 8000, kindByName],
  ['the name of a file in an archive', 8000, writableName],
  ['the name of a file in a body', body, (said) => fileNameText.safeParse(said)],
  ['a text in a body', body, (said) => text(12_500).safeParse(said)],
  ['a key', body, (said) => storageKey.safeParse(said)],
  ['the words of a group', 8000, wordsOf],
  ['what is searched', 3200, searchedWords],
  ['the name of an archive', body, isArchiveName],
  ['the name of an export', body, isExportName],
  ['the address of a picture', body, readAvatarUrl],
  ['an album', body, readAlbumName],
  ['a comment', body, readComment],
  ['a message', body, readMessage],
  ['a post', body, (said) => readGroupPost(said, 1)],
  ['a description', body, readDescription],
  ['a position', head, (said) => parsePosition(said, { services: ['media', 'chat'], lanes: 8 })],
  ['a range', head, singleRange],
  ['a browser', head, deviceNameOf],
  ['the cookie of a browser', head, (said) => devicesOf('key').known(said, 'a')],
  ['an error', 20_000, errorSummary],
];

it.each(readers)('%s', (_what, length, read) => {
  const slow = worst(length).flatMap((said) => {
    const ms = bestMs(() => read(said), 5);
    return ms > 5 ? [`${JSON.stringify(said.slice(0, 12))}…${JSON.stringify(said.slice(-2))}: ${ms.toFixed(1)} ms`] : [];
  });
  expect(slow).toEqual([]);
});
