// A push service on this machine, with the browsers behind it: it decrypts what arrives (RFC 8188, 8291) and verifies who signed it (RFC 8292).
import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { importJWK, jwtVerify } from 'jose';
import { listenOnFreePort } from './listen-on-free-port.ts';

type Browser = { pair: ECDH; auth: Buffer };
/** `to`: name of the browser. `signedBy`: the public key, and `claims` of its signature. */
export type ReceivedPush = { to: string; payload: unknown; ttl: number; topic: string; signedBy: string; subject: string };

/** `status` of an answer, or a `location` that it redirects to. */
export type PushAnswer = { status: number; location?: string };

const saltBytes = 16;
const hkdf = (salt: Uint8Array, key: Uint8Array, info: string | Uint8Array, length: number) => Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** One record of aes128gcm. */
function decrypt({ pair, auth }: Browser, body: Buffer): string {
  const salt = body.subarray(0, saltBytes);
  const idLength = body.readUInt8(saltBytes + 4);
  const sender = body.subarray(saltBytes + 5, saltBytes + 5 + idLength);
  const sealed = body.subarray(saltBytes + 5 + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const secret = hkdf(auth, pair.computeSecret(sender), info, 32);
  const key = hkdf(salt, secret, 'Content-Encoding: aes128gcm\0', 16);
  const decipher = createDecipheriv('aes-128-gcm', key, hkdf(salt, secret, 'Content-Encoding: nonce\0', 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

async function verify(authorization: string, audience: string): Promise<{ signedBy: string; subject: string }> {
  const [, token = '', signedBy = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const point = Buffer.from(signedBy, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const key = await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256');
  const { payload } = await jwtVerify(token, key, { audience, maxTokenAge: undefined, requiredClaims: ['exp', 'sub'] });
  return { signedBy, subject: String(payload.sub) };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

export async function pushService() {
  const browsers = new Map<string, Browser>();
  const received: ReceivedPush[] = [];
  const asked: string[] = [];
  const failures: unknown[] = [];
  let answer: (to: string) => PushAnswer | undefined = () => undefined;
  let origin = '';

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const to = (request.url ?? '').slice('/send/'.length);
    asked.push(to);
    const body = await bodyOf(request);
    const { status, location } = answer(to) ?? { status: 201 };
    if (status === 201) {
      const browser = browsers.get(to);
      if (browser === undefined) throw new Error(`nobody is at ${request.url}`);
      const { authorization = '', ttl, topic } = request.headers;
      const payload: unknown = JSON.parse(decrypt(browser, body));
      received.push({ to, payload, ttl: Number(ttl), topic: String(topic), ...(await verify(authorization, origin)) });
    }
    response.writeHead(status, location === undefined ? {} : { location }).end();
  }

  const server = createServer((request, response) => {
    take(request, response).catch((error: unknown) => {
      failures.push(error);
      response.writeHead(400).end();
    });
  });
  origin = `http://127.0.0.1:${await listenOnFreePort(server)}`;
  return {
    origin,
    /** A new browser's subscription. */
    subscribe(name: string) {
      const pair = createECDH('prime256v1');
      pair.generateKeys();
      const auth = randomBytes(16);
      browsers.set(name, { pair, auth });
      return { endpoint: `${origin}/send/${name}`, keys: { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') } };
    },
    received,
    /** Names of browsers that requests came for, whatever the answer. */
    asked,
    /** Errors of what could not be decrypted or verified. */
    failures,
    /** Answers other than 201, by browser. */
    answerBy(next: (to: string) => PushAnswer | undefined) {
      answer = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
