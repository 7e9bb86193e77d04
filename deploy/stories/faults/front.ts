import { request as ask, createServer, type IncomingMessage } from 'node:http';
import { PassThrough, pipeline, Transform } from 'node:stream';
import { listenOnFreePort } from '@kloak/platform/testing/listen-on-free-port.ts';

/** Proxy in front of an HTTP server. For a while it answers 503, or cuts each body in half in both directions. */
export type Front = { port: number; answers: 'as-it-does' | '503' | 'half'; close(): Promise<void> };

/** Half of a body, then an error; an empty body passes. */
const halfOf = ({ headers }: IncomingMessage) => {
  let left = Number(headers['content-length'] ?? 0) / 2;
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      if (left <= 0) return done(new Error('cut'));
      this.push(piece.subarray(0, left));
      left -= piece.length;
      done(left <= 0 ? new Error('cut') : null);
    },
  });
};

export async function openFront(port: number): Promise<Front> {
  const server = createServer((request, response) => {
    if (front.answers === '503') {
      request.resume();
      response.writeHead(503).end();
      return;
    }
    // This proxy has already answered 100 Continue.
    const { expect: _, ...headers } = request.headers;
    const through = (body: IncomingMessage) => (front.answers === 'half' ? halfOf(body) : new PassThrough());
    const asked = ask({ port, host: '127.0.0.1', method: request.method, path: request.url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      pipeline(answer, through(answer), response, () => undefined);
    });
    asked.on('error', () => response.destroy());
    pipeline(request, through(request), asked, () => undefined);
  });
  const front: Front = {
    port: await listenOnFreePort(server),
    answers: 'as-it-does',
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return front;
}
