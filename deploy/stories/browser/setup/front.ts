// A server in front of a vault: with a slow line, or with the next build of the app.
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
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
  /** Serves the next build: another start page, and the worker that belongs to it. */
  deploy(): void;
  close(): void;
};

const page = '/prepared/home.html';
const pagePaths = new Set(['/home', page]);
const mark = '<!-- next build -->';
const next = (html: string) => html.replace('</body>', `${mark}</body>`);
const digestOf = (text: string) => createHash('sha256').update(text).digest('hex');

async function readText(path: string, base: string): Promise<string> {
  return (await fetch(base + path)).text();
}

export async function openFront(base: string): Promise<Front> {
  let line: Line | undefined;
  let deployed = false;
  let lineFreeAt = 0;
  let running = 0;

  const pass = (asked: IncomingMessage, answer: ServerResponse) => {
    const { host } = new URL(base);
    const headers = { ...asked.headers, host, ...(asked.headers.origin !== undefined && { origin: base }) };
    const passed = request(base + (asked.url ?? '/'), { method: asked.method, headers }, async (from) => {
      answer.writeHead(from.statusCode ?? 502, from.headers);
      for await (const part of from) {
        if (line && part instanceof Buffer) {
          lineFreeAt = Math.max(lineFreeAt, performance.now()) + (1000 * part.length) / line.bytesPerSecond;
          await pause(lineFreeAt - performance.now());
        }
        answer.write(part);
      }
      answer.end();
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  };

  const serve = async (asked: IncomingMessage, answer: ServerResponse) => {
    if (line) await pause(line.roundTripMs);
    const path = asked.url ?? '/';
    const isPage = pagePaths.has(path);
    if (!deployed || !(isPage || path === '/service-worker.js')) return pass(asked, answer);
    const home = await readText(page, base);
    const worker = (await readText('/service-worker.js', base)).replaceAll(digestOf(home), digestOf(next(home)));
    const text = isPage ? next(home) : worker.replace(/id:`[0-9a-f]{16}`/, 'id:`next`');
    answer.writeHead(200, { 'Content-Type': isPage ? 'text/html' : 'text/javascript', 'Cache-Control': 'no-cache' }).end(text);
  };

  const server = createServer((asked, answer) => {
    running++;
    answer.once('close', () => {
      running--;
    });
    void serve(asked, answer).catch(() => answer.destroy());
  });
  const port = await listenOnFreePort(server);
  return {
    base: `http://localhost:${port}`,
    setLine: (wanted) => {
      line = wanted;
    },
    isIdle: () => running === 0,
    deploy: () => {
      deployed = true;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
