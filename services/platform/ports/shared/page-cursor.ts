// Where a page ended, as an opaque text that both stores write and read alike.
import { Refusal } from '../../errors.ts';

/** The value that the list is sorted by, and the id, of the last document of a page. */
export type Place = { sort: string | number; id: string };

/** `list` names what is paged (a view's index): a cursor of one list is not one of another. */
export function writeCursor(list: string, { sort, id }: Place): string {
  return Buffer.from(JSON.stringify([list, sort, id])).toString('base64url');
}

/** Reads what comes back from outside. Refuses what this list never gave: `invalid`, `bad-cursor`. */
export function readCursor(list: string, cursor: string): Place {
  const [of, sort, id] = parse(cursor);
  const sortable = typeof sort === 'string' || typeof sort === 'number';
  // Decoding forgives much; what is not letter for letter what was given is refused.
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
