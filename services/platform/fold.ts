// The contract of folding; the engine that both stores share is in fold-engine.ts.
// [Note: Folding is pure, per document] A view says which documents an event touches and what each becomes. The store gives it
// one document at a time, skips by `seen`, and writes by compare-and-set, so repeats, take-overs and two lanes on one document
// end as a plain replay would.
import type { Events, ServiceName } from '@kloak/proto/types/index.ts';

/** Where an event stands. */
export type EventMetadata<Source extends string = string> = {
  /** The service whose log holds it. */
  source: Source;
  lane: number;
  seq: number;
  /** Its place within its commit, from 0. */
  index: number;
  stream: string;
  home: string;
  /** When the commit was decided, ISO 8601 UTC. */
  at: string;
};

/** An event of one service in its place: the message's name and all its fields. */
export type EventOf<Source extends ServiceName> = EventMetadata<Source> & Events[Source];

/** Any event of any service: `source` and `type` narrow `data`. */
export type RecordedEvent = { [Source in ServiceName]: EventOf<Source> }[ServiceName];

/** What a fold answers when the document ends. */
export const deleted = Symbol('gone');

export type Fold<Doc extends object> = {
  /** The event types it reads, by service; all others are passed over. */
  reads: { readonly [Source in ServiceName]?: readonly Events[Source]['type'][] };
  /** The documents an event touches; none is fine. */
  ids(event: RecordedEvent): string[];
  /** The document after the event; `undefined` leaves none where there was none. Throws nothing in good health: a throw stops the lane of this view and shows in readiness. */
  fold(doc: Doc | undefined, event: RecordedEvent, id: string): Doc | typeof deleted | undefined;
};
