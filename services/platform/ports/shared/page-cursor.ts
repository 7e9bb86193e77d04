// Cursors of pages, as opaque texts in the same format for both stores.
import { Refusal } from '../../errors.ts';
import type { Job, JobKind, Page } from '../store.ts';

/** The value that the list is sorted by, and the id, of the last document of a page. */
export type CursorPosition = { sort: string | number; id: string };

/** `list` names the list (a view's index): a cursor of one list is invalid in another. */
export function writeCursor(list: string, { sort, id }: CursorPosition): string {
  return Buffer.from(JSON.stringify([list, sort, id])).toString('base64url');
}

/** Page of the found rows, which include one more if the list continues; each becomes a document, or is left out. */
export function pageOf<Found, Doc>(
  list: string,
  found: readonly Found[],
  limit: number,
  placeOf: (found: Found) => CursorPosition,
  docOf: (found: Found) => Doc | undefined,
): Page<Doc> {
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  const items = shown.map(docOf).filter((doc) => doc !== undefined);
  return { items, next: found.length > limit && last ? writeCursor(list, placeOf(last)) : undefined };
}

/** Parses a cursor from outside. Refuses one that this list never issued: `invalid`, `bad-cursor`. */
export function readCursor(list: string, cursor: string): CursorPosition;
export function readCursor(list: string, cursor: string | undefined): CursorPosition | undefined;
export function readCursor(list: string, cursor: string | undefined): CursorPosition | undefined {
  if (cursor === undefined) return undefined;
  const [of, sort, id] = parse(cursor);
  const sortable = typeof sort === 'string' || typeof sort === 'number';
  // Decoding is tolerant: a cursor that is not letter for letter the issued one is refused.
  if (of === list && sortable && typeof id === 'string' && writeCursor(list, { sort, id }) === cursor) return { sort, id };
  throw new Refusal('invalid', 'bad-cursor', 'This place in the list cannot be read. Please begin at the start of the list.');
}

function parse(cursor: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/** Names the list of parked jobs, in cursors. */
export const parkedList = 'parked';

/** Includes all parked jobs. */
export const everyKind: JobKind = { reactions: [], others: true };

/** A page of parked jobs, newest parked first. */
export function parkedPage(jobs: readonly Job[], limit: number): Page<Job> {
  return pageOf(
    parkedList,
    jobs,
    limit,
    ({ id, parked }) => ({ sort: parked?.at ?? '', id }),
    (job) => job,
  );
}
