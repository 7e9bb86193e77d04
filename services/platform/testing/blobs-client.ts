// Browser's side of blobs, over a real connection: posts forms and reads objects.
import { once } from 'node:events';
import {
  type ClientRequest,
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { Refusal } from '../errors.ts';
import type { Blobs, SendOptions, SignedForm } from '../ports/blobs.ts';
import { answerRefusal, drainRequest } from '../wire/http-refusal.ts';

export type BlobAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer; json(): unknown };
/** A posted form, by anna by default: the fields in their order, then the file. */
export type FormPost = { fields: Record<string, string>; file?: Buffer; fileField?: string; by?: string };
export type BlobsClient = {
  post(post: FormPost): Promise<BlobAnswer>;
  /** Sends the beginning of a post, announces all of it, and cuts the connection. */
  tear(post: FormPost, at: number): Promise<void>;
  /** Sends the beginning of a post, which the server then aborts for `reason`. */
  abandon(post: FormPost, at: number, reason: Refusal): Promise<BlobAnswer>;
  raw(headers: Record<string, string>, body: Buffer, by?: string): Promise<BlobAnswer>;
  get(key: string, headers?: Record<string, string>, options?: Partial<SendOptions>, method?: 'GET' | 'HEAD'): Promise<BlobAnswer>;
  /** Takes a piece only after some turns of the loop: the sender then has more ready than the connection buffers. */
  getSlowly(key: string): Promise<Buffer>;
  /** Keys that posts have stored, as the port reported. */
  stored: string[];
  /** Keys of posts whose signatures were accepted, before their files arrived. */
  accepted: string[];
  close(): Promise<void>;
};

/** Parts that the tests of the suite share; each key is a new one. */
export type BlobsBench = { blobs(): Blobs; client(): BlobsClient; key(prefix: string): string };

const boundary = 'the-boundary';
export const multipart = `multipart/form-data; boundary=${boundary}`;

/** A server without `send` only receives. */
type BlobsServer = Pick<Blobs, 'receive'> & Partial<Pick<Blobs, 'send'>>;

export async function blobsClient(blobs: BlobsServer): Promise<BlobsClient> {
  const stored: string[] = [];
  const accepted: string[] = [];
  const sending = new Map<string, SendOptions>();
  const abandoning = new Map<string, AbortController>();
  const server = createServer((request, response) => {
    const signal = abandoning.get(request.url ?? '')?.signal ?? new AbortController().signal;
    void serve(blobs, request, response, { sending, stored, accepted, signal });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  const ask = (method: string, path: string, headers: Record<string, string | number>) => httpRequest({ host: '127.0.0.1', port, method, path, headers });
  const askFor = (key: string, headers = {}, options: Partial<SendOptions> = {}, method = 'GET') => {
    const path = `/${sending.size}`;
    sending.set(path, { type: 'image/png', cacheControl: 'private, no-cache', ...options });
    return ask(method, `${path}?${encodeURIComponent(key)}`, headers);
  };

  return {
    stored,
    accepted,
    post: (post) => {
      const body = encode(post);
      return answerOf(ask('POST', `/storage?${post.by ?? ''}`, { 'content-type': multipart, 'content-length': body.length }), body);
    },
    async tear(post, at) {
      const body = encode(post);
      const asked = ask('POST', '/storage', { 'content-type': multipart, 'content-length': body.length });
      const cut = new Promise((done) => asked.on('error', () => undefined).once('close', done));
      await new Promise((done) => asked.write(body.subarray(0, at), done));
      asked.destroy();
      await cut;
    },
    async abandon(post, at, reason) {
      const [body, path, controller] = [encode(post), `/storage/${abandoning.size}`, new AbortController()];
      abandoning.set(path, controller);
      const asked = ask('POST', path, { 'content-type': multipart, 'content-length': body.length });
      const begun = once(server, 'request');
      asked.on('error', () => undefined).write(body.subarray(0, at));
      const answer = readAnswer(asked);
      await begun;
      controller.abort(reason);
      return answer.finally(() => asked.destroy());
    },
    raw: (headers, body, by = '') => answerOf(ask('POST', `/storage?${by}`, { 'content-length': body.length, ...headers }), body),
    get: (key, headers = {}, options = {}, method = 'GET') => answerOf(askFor(key, headers, options, method)),
    async getSlowly(key) {
      const pieces: Buffer[] = [];
      for await (const piece of await begunAnswer(askFor(key).end())) {
        pieces.push(piece);
        for (let turns = 0; turns < 10; turns += 1) await setImmediate();
      }
      return Buffer.concat(pieces);
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

type ServerState = Pick<BlobsClient, 'stored' | 'accepted'> & { sending: Map<string, SendOptions>; signal: AbortSignal };

async function serve(
  blobs: BlobsServer,
  request: IncomingMessage,
  response: ServerResponse,
  { sending, stored, accepted, signal }: ServerState,
): Promise<void> {
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const options = sending.get(path);
  response.setHeader('X-Request-Id', 'request-1');
  try {
    if (options) return await blobs.send?.(decodeURIComponent(query), request, response, options);
    stored.push(await blobs.receive(request, response, { owner: query || 'anna', signal, accepted: (key) => accepted.push(key) }));
    response.writeHead(204).end();
  } catch (error) {
    drainRequest(request);
    if (error instanceof Refusal) return answerRefusal(response, error);
    response.writeHead(500).end(String(error));
  }
}

export function encode({ fields, file, fileField = 'file' }: FormPost): Buffer {
  const parts = Object.entries(fields).map(([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${fileField}"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
  const all = [Buffer.from(parts.join('')), ...(file ? [Buffer.from(head), file, Buffer.from('\r\n')] : []), Buffer.from(`--${boundary}--\r\n`)];
  return Buffer.concat(all);
}

function answerOf(asked: ClientRequest, body?: Buffer): Promise<BlobAnswer> {
  // Answered in the middle of a post, the connection may end before all of it was sent.
  asked.on('error', () => undefined).end(body);
  return readAnswer(asked);
}

async function begunAnswer(asked: ClientRequest): Promise<IncomingMessage> {
  const [message]: IncomingMessage[] = await once(asked, 'response');
  if (!message) throw new Error('no answer');
  return message;
}

async function readAnswer(asked: ClientRequest): Promise<BlobAnswer> {
  const message = await begunAnswer(asked);
  const bytes = Buffer.concat(await message.toArray());
  return { status: message.statusCode ?? 0, headers: message.headers, body: bytes, json: () => JSON.parse(bytes.toString()) };
}

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address.port;
}

/** The fields of a form, some of them changed. */
export function changed(form: SignedForm, changes: Record<string, string>): Record<string, string> {
  return { ...form.fields, ...changes };
}
