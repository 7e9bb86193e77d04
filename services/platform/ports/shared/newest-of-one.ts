// The newest of one key are a page of its list: to read that costs less than to merge lists.
import type { NewestRequest, Page, PageRequest } from '../store.ts';

/** Single page that answers the request. Undefined if lists have to be merged, or if a later page has to be counted from its key's beginning. */
export function pageOfOne({ index, keys, before, limit, perKey }: NewestRequest): PageRequest | undefined {
  const [equals, ...others] = keys;
  if (equals === undefined || others.length > 0 || (before !== undefined && perKey !== undefined)) return undefined;
  return { index, equals, limit: Math.min(limit, perKey ?? limit), ...(before !== undefined && { before }) };
}

/** If `perKey` ≤ `limit` the page is complete: drops `next`. */
export const answerOfOne = <Doc>({ limit, perKey = Number.POSITIVE_INFINITY }: NewestRequest, page: Page<Doc>): Page<Doc> =>
  perKey <= limit ? { items: page.items } : page;
