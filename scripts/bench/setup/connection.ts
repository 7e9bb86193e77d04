// Client with minimal cost, so that the server is measured. Requests are prepared bytes; of an answer only status and length are read.
import { connect } from 'node:net';
import type { ApiName, Body } from '@kloak/proto/api/types.ts';
import type { Visitor } from '@kloak/proto/client/visitor.ts';
import { rateOf } from './rounds.ts';

const patienceMs = 30_000;

export type RawAnswer = { status: number; bytes: number };
export type Connection = {
  /** Sends one request at a time. Answers must have a Content-Length, or no body. */
  ask(request: readonly Buffer[]): Promise<RawAnswer>;
  close(): void;
};

/** An HTTP/1.1 request as bytes, in as many parts as its body has. `host` is the name and port by which the product knows itself. */
export function requestOf(host: string, method: string, path: string, headers: Record<string, string>, ...body: Buffer[]): Buffer[] {
  const length = body.reduce((sum, part) => sum + part.length, 0);
  const lines = Object.entries({ Host: host, ...headers, ...(method !== 'GET' && { 'Content-Length': String(length) }) });
  return [Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`), ...body];
}

/** A call of the API, as a page of the member's sends it; `base` is like `http://localhost:8080`. */
export function callOf<Name extends ApiName>(base: string, { cookies }: Pick<Visitor, 'cookies'>, name: Name, body: Body<Name>): Buffer[] {
  const [method = '', path = ''] = name.split(' ');
  const headers = { 'Content-Type': 'application/json', Cookie: cookies(), Origin: base };
  return requestOf(new URL(base).host, method, path, headers, Buffer.from(JSON.stringify(body)));
}

async function openConnection(port: number): Promise<Connection> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  let head: Buffer = Buffer.alloc(0);
  let answer: RawAnswer | undefined;
  let left = 0;
  let waiting: PromiseWithResolvers<RawAnswer> | undefined;

  const begin = (part: Buffer) => {
    head = head.length === 0 ? part : Buffer.concat([head, part]);
    const end = head.indexOf('\r\n\r\n');
    if (end < 0) return;
    const text = head.toString('latin1', 0, end);
    const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
    const status = Number(text.slice(9, 12));
    if (length === undefined && status !== 204) throw new Error(`an answer without its length: ${text}`);
    answer = { status, bytes: Number(length ?? 0) };
    left = answer.bytes - (head.length - end - 4);
    head = Buffer.alloc(0);
  };
  const gone = (error?: unknown) => waiting?.reject(error instanceof Error ? error : new Error('the server closed the connection'));
  socket.on('data', (part: Buffer) => {
    try {
      if (answer) left -= part.length;
      else begin(part);
    } catch (error) {
      gone(error);
    }
    if (!answer || left > 0) return;
    waiting?.resolve(answer);
    answer = undefined;
  });
  socket.setTimeout(patienceMs, () => gone(new Error(`no answer for ${patienceMs} ms`)));
  socket.on('error', gone);
  socket.on('close', () => gone());

  return {
    ask(request) {
      waiting = Promise.withResolvers<RawAnswer>();
      if (socket.destroyed) gone();
      for (const part of request) socket.write(part);
      return waiting.promise;
    },
    close() {
      waiting = undefined;
      socket.destroy();
    },
  };
}

/** Sends `count` requests over `connections` concurrently; throws at any other status. */
export async function load(connections: readonly Connection[], count: number, request: (number: number) => readonly Buffer[], status = 200): Promise<void> {
  let next = 0;
  await Promise.all(
    connections.map(async (connection) => {
      while (next < count) {
        const answer = await connection.ask(request(next++));
        if (answer.status !== status) throw new Error(`answered ${answer.status}, not ${status}`);
      }
    }),
  );
}

/** Opens connections for one piece of work only, because a server closes idle ones after some seconds. */
export async function overConnections<Result>(port: number, count: number, work: (connections: readonly Connection[]) => Promise<Result>): Promise<Result> {
  const connections = await Promise.all(Array.from({ length: count }, () => openConnection(port)));
  try {
    return await work(connections);
  } finally {
    for (const connection of connections) connection.close();
  }
}

/** Concurrent pages in measurements of one call's time. */
const pages = 4;

/** Time of one call in ms; throws at any status other than 200. */
export const msOfCall = (port: number, request: readonly Buffer[], calls: number) => (): Promise<number> =>
  overConnections(port, pages, async (open) => 1000 / (await rateOf(calls, () => load(open, calls, () => request))));
