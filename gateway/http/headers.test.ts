// Every kind of answer has the headers that keep pages from loading, running, framing or telling anything that is not ours.
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import { loadServices } from '../../deploy/services.ts';
import { changeAvatar } from '../testing/avatar.ts';
import { publishPhoto } from '../testing/photo.ts';
import { type Person, password, startVault, type Vault } from '../testing/vault.ts';

let webDir: string;
let vault: Vault;
let anna: Person;
let original: string;
let avatar: string;

beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'kloak-web-'));
  await mkdir(join(webDir, 'assets'));
  await writeFile(join(webDir, 'index.html'), '<!doctype html><title>Kloak</title>');
  await writeFile(join(webDir, 'assets', 'app-1a2b.js'), 'start()');
});
afterAll(() => rm(webDir, { recursive: true }));

type HttpRequest = { path: string; method?: string; headers?: Record<string, string>; body?: string };
type HttpAnswer = { status: number | undefined; headers: IncomingMessage['headers']; body: string };
/** Raw answer; by default a signed-in member's GET. */
async function ask({ path, method = 'GET', headers, body }: HttpRequest): Promise<HttpAnswer> {
  const asked = request({ host: '127.0.0.1', port: vault.door.address.port, path, method, headers: { cookie: anna.cookies(), ...headers }, agent: false });
  asked.end(body);
  const [message]: IncomingMessage[] = await once(asked, 'response');
  if (message === undefined) throw new Error('no answer');
  return { status: message.statusCode, headers: message.headers, body: Buffer.concat(await message.toArray()).toString() };
}
/** Answer of Node itself to bytes that are no request. */
async function sendBytes(bytes: string): Promise<HttpAnswer> {
  const socket = connect(vault.door.address.port, '127.0.0.1');
  socket.write(bytes);
  const [head = '', body = ''] = Buffer.concat(await socket.toArray())
    .toString()
    .split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]));
  return { status: Number(first.split(' ')[1]), headers, body };
}
const handshake = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13', 'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==' };
const signIn = (body: object) => ({ path: '/api/users/login', method: 'POST', headers: { cookie: '' }, body: JSON.stringify(body) });

const answers: [string, number, () => HttpRequest][] = [
  ['the page of the app', 200, () => ({ path: '/' })],
  ['a page of a path', 200, () => ({ path: '/login', headers: { accept: 'text/html' } })],
  ['a part of the app', 200, () => ({ path: '/assets/app-1a2b.js' })],
  ['no such file', 404, () => ({ path: '/assets/none.js' })],
  ['a call', 200, () => ({ path: '/api/users/auth' })],
  ['signing in', 200, () => signIn({ email: anna.email, password })],
  ['a wrong password', 401, () => signIn({ email: anna.email, password: 'wrong-one-1' })],
  ['a guest', 401, () => ({ path: '/api/library/days', method: 'POST', headers: { cookie: '' } })],
  ['a page of another site', 403, () => ({ path: '/api/users/logout', method: 'POST', headers: { origin: 'https://evil.example' } })],
  ['no JSON', 400, () => ({ path: '/api/users/login', method: 'POST', body: '{' })],
  ['a bad address', 400, () => ({ path: '/api/users/username/%' })],
  ['no such call', 404, () => ({ path: '/api/none' })],
  ['another method', 405, () => ({ path: '/api/users/login', method: 'DELETE' })],
  ['a way that is no more', 410, () => ({ path: '/api/upload/delete-image', method: 'POST' })],
  ['too long a body', 413, () => ({ ...signIn({}), body: 'x'.repeat(100_001) })],
  ['another host', 421, () => ({ path: '/', headers: { host: 'evil.example' } })],
  ['an original', 200, () => ({ path: original })],
  ['a part of it', 206, () => ({ path: original, headers: { range: 'bytes=0-7' } })],
  ['a part that it does not have', 416, () => ({ path: original, headers: { range: 'bytes=99999999-' } })],
  ['an original for a guest', 401, () => ({ path: original, headers: { cookie: '' } })],
  ['no such key', 404, () => ({ path: '/storage/original/x..' })],
  ['a post of no form', 400, () => ({ path: '/storage', method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'x' })],
  ['a drawn picture of a member', 200, () => ({ path: `/storage/avatar/${anna.id}.svg` })],
  ['a picture of a member', 200, () => ({ path: avatar })],
  ['the page of the API', 200, () => ({ path: '/api/docs' })],
  ['a script of it', 200, () => ({ path: '/api/docs/start.js' })],
  ['the description of the API', 200, () => ({ path: '/api/openapi.json' })],
  ['that it lives', 200, () => ({ path: '/healthz' })],
  ['that it can serve', 200, () => ({ path: '/readyz' })],
  ['a handshake of a guest', 401, () => ({ path: '/socket.io/?EIO=4&transport=websocket', headers: { ...handshake, cookie: '' } })],
  ['a handshake of another protocol', 400, () => ({ path: '/socket.io/?EIO=3&transport=websocket', headers: handshake })],
  ['a handshake of another site', 403, () => ({ path: '/socket.io/?EIO=4&transport=websocket', headers: { ...handshake, origin: 'https://evil.example' } })],
  ['a handshake to another host', 400, () => ({ path: '/socket.io/?EIO=4&transport=websocket', headers: { ...handshake, host: 'evil.example' } })],
  ['what is no handshake', 400, () => ({ path: '/socket.io/?EIO=4&transport=polling' })],
];
const unreadable: [string, number, () => string][] = [
  ['no request at all', 400, () => 'hello\r\n\r\n'],
  ['endless headers', 431, () => `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
  [
    'a body that breaks off',
    400,
    () => `POST /api/users/login HTTP/1.1\r\nHost: localhost:${vault.door.address.port}\r\nTransfer-Encoding: chunked\r\n\r\nno chunk`,
  ],
];

const policyOf = ({ headers }: HttpAnswer) =>
  Object.fromEntries(
    String(headers['content-security-policy'])
      .split(';')
      .map((part) => [part.trim().split(' ')[0], part.trim().split(' ').slice(1).join(' ')]),
  );

function expectStrict(answer: HttpAnswer, secure: boolean): void {
  const { headers } = answer;
  expect(policyOf(answer)).toMatchObject({
    'default-src': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'form-action': expect.stringMatching(/^'(self|none)'$/),
  });
  expect(headers['content-security-policy']).not.toMatch(/unsafe|\*|http:|strict-dynamic/);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('geolocation=()'),
    'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
  });
  expect(headers['cross-origin-opener-policy']).toBe(secure ? 'same-origin' : undefined);
  expect(Number(/^max-age=(\d+); includeSubDomains$/.exec(headers['strict-transport-security'] ?? '')?.[1] ?? 0) >= 31_536_000).toBe(secure);
  expect([headers['x-powered-by'], headers.server, headers['access-control-allow-origin']]).toEqual([undefined, undefined, undefined]);
  for (const cookie of headers['set-cookie'] ?? [])
    expect(cookie).toMatch(secure ? /^__Host-kloak-\w+=[^;]*;.* HttpOnly; Secure; SameSite=Lax$/ : /^kloak-\w+=[^;]*;.* HttpOnly; SameSite=Lax$/);
}

function expectOurShape({ status = 0, headers, body }: HttpAnswer): void {
  if (status < 400 || status === 416) return;
  expect(JSON.parse(body)).toMatchObject({ success: false, code: expect.any(String), message: expect.any(String), requestId: headers['x-request-id'] });
}

const sites: [string, string][] = [
  ['https', 'https://vault.example'],
  ['http', 'http://localhost:8080'],
];
describe.each(sites)('on %s', (scheme, url) => {
  beforeAll(async () => {
    vault = await startVault(await loadServices(), { url, webDir });
    anna = await vault.join('anna');
    const photo = await publishPhoto(vault, anna, await drawPhoto({ seed: 1, format: 'png' }), { privacy: 'PRIVATE' });
    original = photo.image.filePath;
    avatar = await changeAvatar(anna, await drawPhoto({ seed: 2 }));
  });
  afterAll(() => vault.close());

  it.each(answers)('%s (%i) is strict', async (_what, status, asked) => {
    const answer = await ask(asked());
    expect(answer.status).toBe(status);
    expectStrict(answer, scheme === 'https');
    expectOurShape(answer);
  });
  it.each(unreadable)('%s (%i) is strict', async (_what, status, bytes) => {
    const answer = await sendBytes(bytes());
    expect(answer.status).toBe(status);
    expectStrict(answer, scheme === 'https');
    expectOurShape(answer);
  });
});

describe('the page where a card is typed into the element of the payment provider', () => {
  const toProvider = /stripe/;
  afterEach(() => vault.close());
  const isOpen = async (path: string) => {
    const { headers } = await ask({ path, headers: { accept: 'text/html', cookie: '' } });
    const [policy, permissions] = [String(headers['content-security-policy']), String(headers['permissions-policy'])];
    expect(toProvider.test(policy)).toBe(toProvider.test(permissions));
    return toProvider.test(policy);
  };

  it('lets in what the provider needs, and nothing else', async () => {
    vault = await startVault(await loadServices(), { webDir, publishableKey: 'pk_test_a' });
    const answer = await ask({ path: '/upgrade-store', headers: { cookie: '' } });
    expect(policyOf(answer)).toMatchObject({
      'default-src': "'none'",
      'script-src': "'self' https://js.stripe.com",
      'frame-src': 'https://js.stripe.com https://hooks.stripe.com',
      'connect-src': expect.stringMatching(/^'self' ws:\/\/\S+ https:\/\/api\.stripe\.com$/),
      'frame-ancestors': "'none'",
      'style-src': "'self'",
    });
    expect(answer.headers['permissions-policy']).toContain('payment=(self "https://js.stripe.com")');
    expect(answer.headers['permissions-policy']).toContain('camera=()');
    expectStrict(answer, false);
  });

  it('is that page alone', async () => {
    vault = await startVault(await loadServices(), { webDir, publishableKey: 'pk_test_a' });
    for (const path of ['/upgrade-store', '/upgrade-store/', '/Upgrade-Store', '/upgrade-store?plan=1'])
      expect([path, await isOpen(path)]).toEqual([path, true]);
    for (const path of ['/', '/subscription', '/login', '/upgrade-store/more', '/api/stripe/retrieve-products', '/assets/app-1a2b.js', '/upgrade-store.js'])
      expect([path, await isOpen(path)]).toEqual([path, false]);
  });

  it('is as closed as any other without a key', async () => {
    vault = await startVault(await loadServices(), { webDir });
    expect(await isOpen('/upgrade-store')).toBe(false);
  });

  it('is told the key by the plans', async () => {
    vault = await startVault(await loadServices(), { publishableKey: 'pk_test_a' });
    expect((await vault.guest().send('/api/stripe/retrieve-products', { method: 'GET' })).body).toMatchObject({ publishableKey: 'pk_test_a' });
  });
});

describe.each(sites)('on %s', (scheme, url) => {
  beforeAll(async () => {
    vault = await startVault(await loadServices(), { url, maxHeadMs: 100 });
  });
  afterAll(() => vault.close());

  it('a head that never ends (408) is strict', async () => {
    const answer = await sendBytes('GET / HTTP/1.1\r\nHost: localhost\r\nX-Part:');
    expect(answer.status).toBe(408);
    expectStrict(answer, scheme === 'https');
    expectOurShape(answer);
    expect(JSON.parse(answer.body)).toMatchObject({ code: 'too-slow' });
  });
});
