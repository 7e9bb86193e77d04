// What a browser does with blobs, over a real connection: posts forms and reads objects.
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
import { Refusal } from '../errors.ts';
import type { Blobs, SendOptions, SignedForm } from '../ports/blobs.ts';
import { answerRefusal } from '../wire/http-refusal.ts';

export type BlobAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer; json(): unknown };
/** A form as it is posted: the fields in their order, then the file. */
export type Post = { fields: Record<string, string>; file?: Buffer; fileField?: string };
export type BlobsClient = {
  post(post: Post): Promise<BlobAnswer>;
  /** Sends the beginning of a post, announces all of it, and cuts the connection. */
  tear(post: Post, at: number): Promise<void>;
  raw(headers: Record<string, string>, body: Buffer): Promise<BlobAnswer>;
  get(key: string, headers?: Record<string, string>, options?: Partial<SendOptions>, method?: 'GET' | 'HEAD'): Promise<BlobAnswer>;
  /** The keys that posts have stored, as the port told. */
  stored: string[];
  close(): Promise<void>;
};

/** What the tests of the suite share; each key is a new one. */
export type BlobsBench = { blobs(): Blobs; client(): BlobsClient; key(prefix: string): string };

const boundary = 'the-boundary';
export const multipart = `multipart/form-data; boundary=${boundary}`;

export async function blobsClient(blobs: Blobs): Promise<BlobsClient> {
  const stored: string[] = [];
  const sending = new Map<string, SendOptions>();
  const server = createServer((request, response) => {
    void serve(blobs, request, response, sending, stored);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  const ask = (method: string, path: string, headers: Record<string, string | number>) => httpRequest({ host: '127.0.0.1', port, method, path, headers });

  return {
    stored,
    post: (post) => {
      const body = encode(post);
      return answerOf(ask('POST', '/storage', { 'content-type': multipart, 'content-length': body.length }), body);
    },
    async tear(post, at) {
      const body = encode(post);
      const asked = ask('POST', '/storage', { 'content-type': multipart, 'content-length': body.length });
      const cut = new Promise((done) => asked.on('error', () => undefined).once('close', done));
      await new Promise((done) => asked.write(body.subarray(0, at), done));
      asked.destroy();
      await cut;
    },
    raw: (headers, body) => answerOf(ask('POST', '/storage', { 'content-length': body.length, ...headers }), body),
    get(key, headers = {}, options = {}, method = 'GET') {
      const path = `/${sending.size}`;
      sending.set(path, { type: 'image/png', cacheControl: 'private, no-cache', ...options });
      return answerOf(ask(method, `${path}?${encodeURIComponent(key)}`, headers));
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function serve(blobs: Blobs, request: IncomingMessage, response: ServerResponse, sending: Map<string, SendOptions>, stored: string[]): Promise<void> {
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const options = sending.get(path);
  response.setHeader('X-Request-Id', 'request-1');
  try {
    if (options) return await blobs.send(decodeURIComponent(query), request, response, options);
    const key = await blobs.receive(request, response);
    if (key !== undefined) stored.push(key);
  } catch (error) {
    if (error instanceof Refusal) return answerRefusal(response, error);
    response.writeHead(500).end(String(error));
  }
}

function encode({ fields, file, fileField = 'file' }: Post): Buffer {
  const parts = Object.entries(fields).map(([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${fileField}"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
  const all = [Buffer.from(parts.join('')), ...(file ? [Buffer.from(head), file, Buffer.from('\r\n')] : []), Buffer.from(`--${boundary}--\r\n`)];
  return Buffer.concat(all);
}

async function answerOf(asked: ClientRequest, body?: Buffer): Promise<BlobAnswer> {
  // Answered in the middle of a post, the connection may end before all of it was sent.
  asked.on('error', () => undefined).end(body);
  const [message]: IncomingMessage[] = await once(asked, 'response');
  if (!message) throw new Error('no answer');
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
