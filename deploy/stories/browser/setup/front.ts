// A server in front of a vault: with a slow line, or with another build of the app.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { listenOnFreePort } from '@kloak/platform/testing/listen-on-free-port.ts';

/** Milliseconds of a round trip, and bytes in a second for all answers together. */
type Line = { readonly roundTripMs: number; readonly bytesPerSecond: number };

export type Front = {
  readonly base: string;
  /** Sets the line of the next answers; undefined: as quick as this machine. */
  setLine(line: Line | undefined): void;
  /** True if no request is unanswered. */
  isIdle(): boolean;
  /** Serves the app from the folder of another build. */
  deploy(folder: string): void;
  close(): void;
};

const ofServer = /^\/(api|storage|socket\.io|healthz|readyz|outbox|unsubscribe|share)(\/|$)/;
const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };

/** File of a build that answers a path; undefined if the build has none. */
function fileAt(build: string, path: string): string | undefined {
  const names = [`/prepared${path}.html`, ...(path === '/' ? [] : [path]), ...(path.startsWith('/assets/') ? [] : ['/index.html'])];
  return names.map((name) => join(build, name)).find((file) => existsSync(file));
}

export async function openFront(base: string): Promise<Front> {
  let line: Line | undefined;
  let build: string | undefined;
  let lineFreeAt = 0;
  let running = 0;
  const sockets = new Set<Duplex>();

  const passOn = ({ url = '/', method, headers: { origin, ...headers } }: IncomingMessage) =>
    request(base + url, { method, headers: { ...headers, host: new URL(base).host, ...(origin !== undefined && { origin: base }) } });

  const answerWith = async (from: IncomingMessage, answer: ServerResponse) => {
    answer.writeHead(from.statusCode ?? 502, from.headers);
    for await (const part of from) {
      if (line && part instanceof Buffer) {
        lineFreeAt = Math.max(lineFreeAt, performance.now()) + (1000 * part.length) / line.bytesPerSecond;
        await pause(lineFreeAt - performance.now());
      }
      answer.write(part);
    }
    answer.end();
  };

  const serve = async (asked: IncomingMessage, answer: ServerResponse) => {
    if (line) await pause(line.roundTripMs);
    const { pathname } = new URL(asked.url ?? '/', base);
    if (build !== undefined && !ofServer.test(pathname)) {
      const file = fileAt(build, pathname);
      if (file === undefined) return void answer.writeHead(404).end();
      return void answer.writeHead(200, { 'Content-Type': types[extname(file)] ?? '', 'Cache-Control': 'no-cache' }).end(await readFile(file));
    }
    const passed = passOn(asked);
    passed.on('response', (from) => void answerWith(from, answer).catch(() => answer.destroy()));
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  };

  const server = createServer((asked, answer) => {
    running++;
    answer.once('close', () => {
      running--;
    });
    void serve(asked, answer).catch(() => answer.destroy());
  });
  // The live connection. As a request it would never be answered.
  server.on('upgrade', (asked: IncomingMessage, socket: Duplex) => {
    sockets.add(socket.once('close', () => sockets.delete(socket)));
    const passed = passOn(asked);
    passed.on('upgrade', ({ rawHeaders }, far, first) => {
      const lines = rawHeaders.flatMap((name, nth) => (nth % 2 === 0 ? [`${name}: ${rawHeaders[nth + 1]}`] : []));
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
      socket.write(first);
      far.pipe(socket).pipe(far);
      far.on('error', () => socket.destroy());
    });
    for (const end of ['response', 'error']) passed.on(end, () => socket.destroy());
    socket.on('error', () => passed.destroy());
    passed.end();
  });
  const port = await listenOnFreePort(server);
  return {
    base: `http://localhost:${port}`,
    setLine: (wanted) => {
      line = wanted;
    },
    isIdle: () => running === 0,
    deploy: (folder) => {
      build = folder;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}
