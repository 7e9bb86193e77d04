// Passes requests of browsers on to S3 as a stream: nothing is buffered.
import { addAbortListener } from 'node:events';
import type { ClientRequest, IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { createProxyMiddleware, proxyEventsPlugin } from 'http-proxy-middleware';
import { idleTimeoutMs } from '../../ports/shared/blob-rules.ts';

// See [Note: node:http] in gateway/server.ts.
const { Agent: HttpAgent, ServerResponse: Response } = process.getBuiltinModule('node:http');

export type BlobsProxy = {
  /**
   * Forwards the request to a URL, with these headers and no others (none of our cookies is sent to S3), and returns the unread response. Rejects if S3
   * does not answer, the browser disconnects, or `signal` aborts, which ends the request to S3.
   */
  pass(request: IncomingMessage, to: { url: string; headers: IncomingHttpHeaders; signal?: AbortSignal }): Promise<IncomingMessage>;
  close(): void;
};

type ProxiedRequest = { url: string; signal: AbortSignal | undefined; sent(): void; resolve(answer: IncomingMessage): void; reject(error: Error): void };

export function openProxy(endpoint: string): BlobsProxy {
  const agent = new (endpoint.startsWith('https:') ? HttpsAgent : HttpAgent)({ keepAlive: true });
  const proxiedRequests = new WeakMap<IncomingMessage, ProxiedRequest>();
  const fail = (error: Error, request: IncomingMessage) => proxiedRequests.get(request)?.reject(error);
  const begin = (sent: ClientRequest, request: IncomingMessage) => {
    const { signal, sent: noteSent } = proxiedRequests.get(request) ?? {};
    if (signal) addAbortListener(signal, () => sent.destroy());
    noteSent?.();
  };
  const arrive = (answer: IncomingMessage, request: IncomingMessage) => proxiedRequests.get(request)?.resolve(answer);
  const middleware = createProxyMiddleware<IncomingMessage, ServerResponse>({
    target: endpoint,
    router: (request) => proxiedRequests.get(request)?.url ?? endpoint,
    agent,
    changeOrigin: true,
    ignorePath: true,
    selfHandleResponse: true,
    proxyTimeout: idleTimeoutMs,
    ejectPlugins: true,
    plugins: [proxyEventsPlugin],
    on: { error: fail, econnreset: fail, proxyReq: begin, proxyRes: arrive },
  });

  return {
    pass: (request, { url, headers, signal }) =>
      new Promise((resolve, reject) => {
        const own = request.headers;
        const sent = () => {
          request.headers = own;
        };
        const giveUp = (error?: unknown) => {
          sent();
          reject(error);
        };
        proxiedRequests.set(request, { url, signal, sent, resolve, reject: giveUp });
        request.headers = headers;
        // The package aborts the given response if S3's answer ends early: so it gets another one than the browser's.
        middleware(request, new Response(request), giveUp).catch(giveUp);
      }),
    close: () => agent.destroy(),
  };
}
