// Texts in the head of a request. See [Note: Runs of marks].
import type { IncomingMessage } from 'node:http';
import querystring from 'node:querystring';
import { refusalOf } from '@kloak/platform/errors.ts';
import { hasTooManyMarks, tooManyMarks } from '@kloak/proto/rules/text/marks.ts';

/** Refuses: 400 an address or a cookie with too many marks in a row. Other headers are Latin-1, which has none. */
export function checkHeaderMarks({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): void {
  // An undecodable part does not prevent the check of the rest.
  const words = [url, headers.cookie ?? ''].filter((text) => text.includes('%')).map((text) => querystring.unescape(text));
  if (words.some(hasTooManyMarks)) throw refusalOf(tooManyMarks);
}
