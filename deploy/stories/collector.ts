import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { listenOnFreePort } from '@kloak/platform/testing/listen-on-free-port.ts';

/** A sent span; `parent` is empty at the root of a trace. */
export type SentSpan = { process: string; trace: string; id: string; parent: string; name: string };

/** Collector of traces by OTLP over HTTP, like those of operators. */
export type Collector = {
  url: string;
  spans(): readonly SentSpan[];
  /** Everything that was sent, unchanged. */
  heard(): string;
  close(): Promise<void>;
};

type Attribute = { key: string; value: { stringValue?: string } };
type OtlpSpan = { traceId: string; spanId: string; parentSpanId?: string; name: string };
type OtlpBody = { resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: OtlpSpan[] }[] }[] };

function spansIn(body: OtlpBody): SentSpan[] {
  return body.resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const process = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? '';
    return scopeSpans.flatMap(({ spans }) =>
      spans.map(({ traceId, spanId, parentSpanId = '', name }) => ({ process, trace: traceId, id: spanId, parent: parentSpanId, name })),
    );
  });
}

export async function openCollector(): Promise<Collector> {
  const sent: SentSpan[] = [];
  let heard = '';
  const server = createServer(async (request, response) => {
    const said = await text(request);
    const body: OtlpBody = JSON.parse(said);
    heard += said;
    if (request.url === '/v1/traces') sent.push(...spansIn(body));
    response.writeHead(request.url === '/v1/traces' ? 200 : 404, { 'content-type': 'application/json' }).end('{}');
  });
  const port = await listenOnFreePort(server);
  return {
    url: `http://127.0.0.1:${port}`,
    spans: () => sent,
    heard: () => heard,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Spans of the trace that begins with a request, each with the names of its ancestors. */
export function traceOf(spans: readonly SentSpan[], request: string): { process: string; name: string; above: string[] }[] {
  const root = spans.find(({ name, parent }) => name === request && parent === '');
  const ofTrace = spans.filter(({ trace }) => trace === root?.trace);
  const above = ({ parent }: SentSpan): string[] => {
    const found = ofTrace.find(({ id }) => id === parent);
    return found ? [found.name, ...above(found)] : [];
  };
  return ofTrace.map((span) => ({ process: span.process, name: span.name, above: above(span) }));
}

/**
 * Fails unless a registration is one trace. It leads from the gateway through the rpc to the commit, and from there to the fold of another service and
 * to the reaction that mails.
 */
export function expectOneTrace(spans: readonly SentSpan[], also: readonly string[] = []): void {
  const request = 'POST /api/users/register';
  const trace = traceOf(spans, request);
  const aboveOf = (name: string) => trace.filter((span) => span.name === name).map(({ above }) => above);
  const call = ['identity.Register', 'identity.Register', request];
  expect(aboveOf(request)).toEqual([[]]);
  expect(aboveOf('commit identity')).toEqual(expect.arrayContaining([call]));
  for (const name of ['fold gateway.accounts', 'react identity.send-confirmation', ...also])
    expect([name, aboveOf(name)]).toEqual([name, expect.arrayContaining([['commit identity', ...call]])]);
}
