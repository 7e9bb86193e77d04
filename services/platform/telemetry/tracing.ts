// The port of traces: everything that belongs to one request, through calls, commits, folds and reactions, in all processes. Without a collector it
// costs nothing.

/** Names and numbers of ours, never what somebody typed: collectors are read by operators. */
export type SpanAttributes = Readonly<Record<string, string | number>>;

/** A piece of work. `kind` is its side of a border. */
export type SpanPlan = { name: string; kind?: 'server' | 'client' | 'producer' | 'consumer'; attributes?: SpanAttributes };

/** Adds facts to a span that are known once its work is done. */
export type Note = (more: { name?: string; attributes?: SpanAttributes; failed?: boolean }) => void;

export type Tracing = {
  /** Does what somebody asked from outside: a new trace. */
  begin<Result>(plan: SpanPlan, work: (note: Note) => Promise<Result>): Promise<Result>;
  /** Does a part of what runs now; outside of any trace, the work alone. */
  part<Result>(plan: SpanPlan, work: (note: Note) => Promise<Result>): Promise<Result>;
  /** Does what follows from what was carried here: a span in each of those traces. From nothing, the work alone, in no trace. */
  follow<Result>(carried: readonly string[], plan: SpanPlan, work: () => Promise<Result>): Promise<Result>;
  /** Trace context for others: W3C's `traceparent`. Undefined outside of any trace. */
  carried(): string | undefined;
  /** Ids of the running trace and span, for lines of the log; empty outside of any. */
  ids(): { trace_id?: string; span_id?: string };
  /** Sends what is not sent yet, for two seconds at most. */
  close(): Promise<void>;
};
