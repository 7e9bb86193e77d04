// Functions that both security logs share: entries as texts, and pages of them.
import { securityActs } from '@kloak/proto/rules/people/security-acts.ts';
import { isFields } from '../../codec/fields.ts';
import type { SecurityEntry, SecurityNote } from '../security-log.ts';
import type { Page } from '../store.ts';
import { pageOf, readCursor } from './page-cursor.ts';

/** Names the list in cursors. */
const list = 'security';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isText = (value: unknown) => typeof value === 'string';

/** An entry that was stored as JSON; nothing of a line that was torn, or that a newer build wrote of an act of its own. */
function readNote(value: unknown): SecurityNote | undefined {
  if (!isFields(value)) return undefined;
  const { at, requestId, path, account, from, code } = value;
  const act = securityActs.find((one) => one === value.act);
  if (act === undefined || !isText(at) || !isText(requestId) || !isText(path)) return undefined;
  return { at, act, ...(isText(account) && { account }), ...(isText(from) && { from }), requestId, ...(isText(code) && { code }), path };
}

/** Parses a line like `readNote`, with its id. */
export function readEntry(line: string): SecurityEntry | undefined {
  const value = parsed(line);
  const note = readNote(value);
  return note && isFields(value) && isText(value.id) ? { id: value.id, ...note } : undefined;
}

/** Parses a stored note like `readNote`, and adds its id. */
export function entryOf(id: string, text: string): SecurityEntry | undefined {
  const note = readNote(parsed(text));
  return note && { id, ...note };
}

/** Id after which a page continues. Refuses: 400 `bad-cursor`. */
export const cursorIdOf = (before: string | undefined): string | undefined => readCursor(list, before)?.id;

/** Page of the found entries, one more than `limit` if the list continues. */
export const securityPage = (found: readonly SecurityEntry[], limit: number): Page<SecurityEntry> =>
  pageOf(
    list,
    found,
    limit,
    ({ at, id }) => ({ sort: at, id }),
    (entry) => entry,
  );
