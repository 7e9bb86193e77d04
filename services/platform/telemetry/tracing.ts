// The port of traces: what belongs to one request, through calls, commits, folds and reactions, in whatever process. Where no collector is named there is
// none, and nobody pays for it.

/** Names and numbers of ours, never what somebody typed: collectors are read by operators. */
export type SpanAttributes = Readonly<Record<string, string | number>>;

/** One piece of work. `kind` says which side of a border it is on. */
export type SpanPlan = { name: string; kind?: 'server' | 'client' | 'producer' | 'consumer'; attributes?: SpanAttributes };

/** Says of a span what is known once its work is done. */
export type Note = (more: { name?: string; attributes?: SpanAttributes; failed?: boolean }) => void;

export type Tracing = {
  /** Does what somebody asked from outside: a new trace. */
  begin<Result>(plan: SpanPlan, work: (note: Note) => Promise<Result>): Promise<Result>;
  /** Does a part of what runs now; outside of any trace, the work alone. */
  part<Result>(plan: SpanPlan, work: (note: Note) => Promise<Result>): Promise<Result>;
  /** Does what follows from what was carried here: a span in each of those traces. From nothing, the work alone, in no trace. */
  follow<Result>(carried: readonly string[], plan: SpanPlan, work: () => Promise<Result>): Promise<Result>;
  /** What others need to follow from what runs now: W3C's `traceparent`. Undefined outside of any trace. */
  carried(): string | undefined;
  /** As lines of the log name the trace and the span that run now; empty outside of any. */
  ids(): { trace_id?: string; span_id?: string };
  /** Sends what is not sent yet, for two seconds at most. */
  close(): Promise<void>;
};
