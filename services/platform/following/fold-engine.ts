// Folding of one document, the same in both stores: pure. See [Note: Folding is pure, per document] in view.ts.
import { isOfTypes, type RecordedEvent } from '../event.ts';
import { deleted, type View } from '../ports/store.ts';

/** `{source}.{lane}` → the last folded seq of that partition. */
export type FoldedUpTo = { readonly [lane: string]: number };

/**
 * Remains of a deleted document. `by` is the partition that deleted it; `known` has the known tails of all partitions of the view at that moment. Until
 * the view has passed them, an older event may still arrive, so the tombstone has to stay.
 */
export type Tombstone = { by: string; at: string; known: FoldedUpTo };

/**
 * A document as it is stored. Exactly one of `doc` and `gone` is present. `rev` counts the writes, from 1. `seen` lists the folded commits, so that none
 * is folded twice.
 */
export type DocRecord<Doc extends object = object> = { id: string; rev: number; seen: FoldedUpTo; doc?: Doc; gone?: Tombstone };

/** Content of a new tombstone: its moment (ISO 8601 UTC), and the known tails of the partitions. */
export type Moment = { at: string; known: FoldedUpTo };

export function laneName(source: string, lane: number): string {
  return `${source}.${lane}`;
}

/** Sorts the events that a view reads by the documents they touch, in their order. */
export function eventsById(view: View, events: readonly RecordedEvent[]): Map<string, RecordedEvent[]> {
  const touched = new Map<string, RecordedEvent[]>();
  for (const event of events) {
    if (!isOfTypes(view.reads, event)) continue;
    for (const id of new Set(view.ids(event))) {
      const of = touched.get(id);
      if (of) of.push(event);
      else touched.set(id, [event]);
    }
  }
  return touched;
}

/**
 * Record after events of one partition, oldest first: one commit's or several's. `undefined` if nothing is to be written: all of them were seen, or
 * there is no document and none begins. Throws the fold's errors.
 */
export function foldRecord<Doc extends object>(
  view: View<Doc>,
  id: string,
  before: DocRecord<Doc> | undefined,
  events: readonly RecordedEvent[],
  moment: Moment,
): DocRecord<Doc> | undefined {
  const last = events.at(-1);
  if (!last) return undefined;
  const lane = laneName(last.source, last.lane);
  const seen = before?.seen[lane] ?? 0;
  if (last.seq <= seen) return undefined;
  let { doc, gone: tombstone } = before ?? {};
  for (const event of events) {
    if (event.seq <= seen || (tombstone && tombstone.by !== lane)) continue;
    const after = view.fold(doc, event, id);
    if (after === deleted) {
      doc = undefined;
      tombstone = { by: lane, at: moment.at, known: moment.known };
    } else if (after !== undefined) {
      doc = after;
      tombstone = undefined;
    } else if (doc) {
      throw new Error(`A fold answered nothing for the document ${id} on ${event.type}: it must answer the document or deleted.`);
    }
  }
  if (!doc && !tombstone) return undefined;
  const written = { id, rev: (before?.rev ?? 0) + 1, seen: { ...before?.seen, [lane]: last.seq } };
  return doc ? { ...written, doc } : { ...written, gone: tombstone };
}

/** True if a tombstone may be removed: it is older than `before`, and its view has passed the tails that were known when it was made. */
export function isTombstoneExpired(tombstone: Tombstone, cursors: FoldedUpTo, before: string): boolean {
  return tombstone.at < before && Object.entries(tombstone.known).every(([lane, tail]) => (cursors[lane] ?? 0) >= tail);
}
