// The port of traces: everything that belongs to one request, through calls, commits, folds and reactions, in all processes. Without a collector it
// costs nothing.

/** Our own names and numbers, never input: operators read collectors. */
export type SpanAttributes = Readonly<Record<string, string | number>>;

/** A piece of work. `kind` is its side of a border. */
export type SpanPlan = { name: string; kind?: 'server' | 'client' | 'producer' | 'consumer'; attributes?: SpanAttributes };

/** Adds facts to a span that are known once its work is done. */
export type Note = (more: { name?: string; attributes?: SpanAttributes; failed?: boolean }) => void;

export type Tracing = {
  /** Runs an outside request: a new trace. */
  begin<Result>(plan: SpanPlan, work: (note: Note) => Promise<Result>): Promise<Result>;
  /** Runs a part of the present work; outside of any trace, only the work. */
  part<Result>(plan: SpanPlan, work: (note: Note) => Promise<Result>): Promise<Result>;
  /** Runs the work that follows from carried traces: a span in each of them. Without any, only the work, in no trace. */
  follow<Result>(carried: readonly string[], plan: SpanPlan, work: () => Promise<Result>): Promise<Result>;
  /** Trace context for others: W3C's `traceparent`. Undefined outside of any trace. */
  carried(): string | undefined;
  /** Ids of the running trace and span, for lines of the log; empty outside of any. */
  ids(): { trace_id?: string; span_id?: string };
  /** Sends remaining spans, for two seconds at most. */
  close(): Promise<void>;
};
