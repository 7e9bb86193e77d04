// The engine of folding that both stores share: pure, one document at a time. See [Note: Folding is pure, per document] in fold.ts.
import { deleted, type Fold, type RecordedEvent } from '../fold.ts';

/** `{source}.{lane}` → the seq of the last commit of that lane that was folded into the document. */
export type Seen = { readonly [lane: string]: number };

/**
 * What a deleted document leaves. `by` is the lane that deleted it; `known` is how far every lane that the view reads was known to reach
 * at that moment: as long as the view has not passed it, an older event may still come, and the tombstone has to stay.
 */
export type Tombstone = { by: string; at: string; known: Seen };

/** A document as it is stored. Exactly one of `doc` and `gone` is there. `rev` counts the writes, from 1. */
export type DocRecord<Doc extends object = object> = { id: string; rev: number; seen: Seen; doc?: Doc; gone?: Tombstone };

/** When and with what knowledge it is folded: goes into tombstones. `at` is ISO 8601 UTC. */
export type Moment = { at: string; known: Seen };

export function laneName(source: string, lane: number): string {
  return `${source}.${lane}`;
}

/** Sorts the events that a view reads by the documents they touch, in their order. */
export function eventsById(view: Fold<object>, events: readonly RecordedEvent[]): Map<string, RecordedEvent[]> {
  const touched = new Map<string, RecordedEvent[]>();
  for (const event of events) {
    if (!readsEvent(view, event)) continue;
    for (const id of new Set(view.ids(event))) {
      const of = touched.get(id);
      if (of) of.push(event);
      else touched.set(id, [event]);
    }
  }
  return touched;
}

/**
 * The record after events of one lane, oldest first: one commit's or several's. `undefined` when nothing is to be written: all of them
 * were seen, or there is no document and none begins. Throws what the fold throws.
 */
export function foldRecord<Doc extends object>(
  view: Fold<Doc>,
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
      throw new Error(`A fold answered nothing for the document ${id} on ${event.type}: it must answer the document or gone.`);
    }
  }
  if (!doc && !tombstone) return undefined;
  const written = { id, rev: (before?.rev ?? 0) + 1, seen: { ...before?.seen, [lane]: last.seq } };
  return doc ? { ...written, doc } : { ...written, gone: tombstone };
}

/** Whether a tombstone may go: made before `before`, and its view has passed all that was known when it was made. */
export function isOver(tombstone: Tombstone, cursors: Seen, before: string): boolean {
  return tombstone.at < before && Object.entries(tombstone.known).every(([lane, tail]) => (cursors[lane] ?? 0) >= tail);
}

function readsEvent(view: Fold<object>, event: RecordedEvent): boolean {
  const types: readonly string[] | undefined = view.reads[event.source];
  return types?.includes(event.type) ?? false;
}
