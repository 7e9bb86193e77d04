import { request as ask, createServer } from 'node:http';
import { pipeline } from 'node:stream';
import { listening } from '@kloak/platform/testing/listening.ts';

/** What stands in front of an HTTP server, and answers 503 in its place for a while. */
export type Front = { port: number; answers: 'as-it-does' | '503'; close(): Promise<void> };

export async function openFront(port: number): Promise<Front> {
  const server = createServer((request, response) => {
    if (front.answers === '503') {
      request.resume();
      response.writeHead(503).end();
      return;
    }
    // The server of this front has said already that the body may come.
    const { expect: _, ...headers } = request.headers;
    const asked = ask({ port, host: '127.0.0.1', method: request.method, path: request.url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      pipeline(answer, response, () => undefined);
    });
    asked.on('error', () => response.destroy());
    pipeline(request, asked, () => undefined);
  });
  const front: Front = {
    port: await listening(server),
    answers: 'as-it-does',
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return front;
}
