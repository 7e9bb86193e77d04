// Pages of a list that a service returns as a whole.
import { Refusal } from '@kloak/platform/errors.ts';
import { countWithin } from '@kloak/platform/lists/answer-size.ts';
import type { RequestedPage } from '@kloak/proto/api/shapes/paging.ts';

const wordOf = (place: string) => Buffer.from(place).toString('base64url');

function readCursor(before: string): string {
  if (!/^[A-Za-z0-9_-]+$/.test(before)) throw new Refusal('invalid', 'bad-cursor', '"before" is not of an answer of this list.');
  return Buffer.from(before, 'base64url').toString();
}

const descending = (one: string, other: string) => (one < other ? 1 : one > other ? -1 : 0);

/**
 * A page of `list`, sorted by descending places (texts), even if the service has no order. `next` is the place of the page's last entry, so continuing
 * neither repeats nor skips entries. Long entries, as `show` makes them, reduce the page (`bytesOf`: size of one as JSON): see [Note: Bytes of an answer].
 */
export function paginate<Entry, Shown>(
  list: readonly Entry[],
  { place, show, bytesOf }: { place(entry: Entry): string; show(entry: Entry): Shown; bytesOf(shown: NoInfer<Shown>): number },
  asked: RequestedPage,
): { entries: Shown[]; next?: string } {
  const after = asked.before === undefined ? undefined : readCursor(asked.before);
  const ordered = list.toSorted((one, other) => descending(place(one), place(other)));
  const rest = after === undefined ? ordered.slice(asked.page * asked.perPage) : ordered.filter((entry) => place(entry) < after);
  const shown = rest.slice(0, asked.perPage).map(show);
  const count = countWithin(shown.map((one) => bytesOf(one)));
  const last = rest[count - 1];
  return { entries: shown.slice(0, count), next: rest.length > count && last !== undefined ? wordOf(place(last)) : undefined };
}
