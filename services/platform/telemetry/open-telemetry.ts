// Traces by OpenTelemetry, sent as OTLP over HTTP.
import { type Context, context, propagation, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { NodeSDK } from '@opentelemetry/sdk-node';
import { waitAtMost } from '../async/wait-at-most.ts';
import { Refusal } from '../errors.ts';
import type { Note, SpanPlan, Tracing } from './tracing.ts';

const maxFlushMs = 2_000;
/** Limit of links of a batch of commits; each may belong to another trace. */
const maxFollowed = 32;

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, producer: SpanKind.PRODUCER, consumer: SpanKind.CONSUMER };

/** A refusal is an answer, unless something was unavailable. Error texts may be personal. */
function noteFailure(span: Span, error: unknown): void {
  if (error instanceof Refusal) span.setAttribute('kloak.refusal', error.code);
  if (!(error instanceof Refusal) || error.kind === 'unavailable') span.setStatus({ code: SpanStatusCode.ERROR });
}

const noteOn =
  (span: Span): Note =>
  ({ name, attributes, failed }) => {
    if (name !== undefined) span.updateName(name);
    if (attributes) span.setAttributes(attributes);
    if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
  };

/** Starts tracing of this process, `name`, for a collector: `endpoint` as in `OTEL_EXPORTER_OTLP_ENDPOINT`. Once per process. */
export function openTelemetry({ endpoint, name }: { endpoint: string; name: string }): Tracing {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  // Metrics have an endpoint of their own, and the log is standard error.
  const sdk = new NodeSDK({ serviceName: name, traceExporter: new OTLPTraceExporter({ url }), metricReaders: [], logRecordProcessors: [] });
  sdk.start();
  const tracer = trace.getTracer('kloak');
  const start = ({ name, kind, attributes }: SpanPlan, parent: Context) => tracer.startSpan(name, { kind: kind && kinds[kind], attributes }, parent);

  /** Does the work in the first of the spans; all of them are of it. */
  async function within<Result>(spans: readonly [Span, ...Span[]], work: (note: Note) => Promise<Result>): Promise<Result> {
    try {
      return await context.with(trace.setSpan(ROOT_CONTEXT, spans[0]), work, undefined, noteOn(spans[0]));
    } catch (error) {
      for (const span of spans) noteFailure(span, error);
      throw error;
    } finally {
      for (const span of spans) span.end();
    }
  }

  const parentOf = (carried: string): Context | undefined => {
    const parent = propagation.extract(ROOT_CONTEXT, { traceparent: carried });
    return trace.getSpanContext(parent) && parent;
  };

  return {
    begin: (plan, work) => within([start(plan, ROOT_CONTEXT)], work),
    part: (plan, work) => (trace.getActiveSpan() ? within([start(plan, context.active())], work) : work(() => {})),
    follow(carried, plan, work) {
      const parents = [...new Set(carried)].slice(0, maxFollowed).flatMap((one) => parentOf(one) ?? []);
      const [first, ...others] = parents.map((parent) => start(plan, parent));
      return first ? within([first, ...others], work) : context.with(ROOT_CONTEXT, work);
    },
    carried() {
      const carrier: { traceparent?: string } = {};
      propagation.inject(context.active(), carrier);
      return carrier.traceparent;
    },
    ids() {
      const span = trace.getActiveSpan()?.spanContext();
      return span ? { trace_id: span.traceId, span_id: span.spanId } : {};
    },
    close: () =>
      waitAtMost(
        maxFlushMs,
        sdk.shutdown().catch(() => {}),
      ),
  };
}
