// Everything that is not a call: addresses, health, the API's page, letters, the web app.
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { endedWorkerHeader } from '@kloak/proto/rules/app-paths.ts';
import { loadServices } from '../../deploy/services.ts';
import { startVault, type Vault } from '../testing/vault.ts';

let vault: Vault;
let webDir: string;
let missing: string[] = [];
const page = '<!doctype html><title>Kloak</title>';

beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'kloak-web-'));
  await mkdir(join(webDir, 'assets'));
  await writeFile(join(webDir, 'index.html'), page);
  await writeFile(join(webDir, 'assets', 'app-1a2b.js'), 'start()');
  await writeFile(join(webDir, 'assets', 'app-1a2b.js.br'), brotliCompressSync('start()'));
  await writeFile(join(webDir, 'assets', 'app-1a2b.js.gz'), gzipSync('start()'));
  await writeFile(join(webDir, 'manifest.webmanifest'), '{}');
  await writeFile(join(webDir, 'service-worker.js'), 'work()');
  vault = await startVault(await loadServices(), { webDir, problems: () => missing });
});
afterAll(async () => {
  await vault.close();
  await rm(webDir, { recursive: true });
});

/** Raw answer for any Host header. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<{ status: number; headers: Record<string, unknown>; bytes: Buffer }> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port: vault.door.address.port, path, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(parts) }));
    });
    asked.on('error', reject).end();
  });
}

describe('the address', () => {
  it.each(['evil.example', 'localhost:1', 'localhost:8080@evil.example'])('%j is refused in words', async (host) => {
    const { status, bytes } = await get('/api/users/auth', { host });
    expect([status, JSON.parse(bytes.toString())]).toEqual([
      421,
      { success: false, code: 'other-host', message: 'This vault is at http://localhost:8080. Please use that address.', requestId: expect.any(String) },
    ]);
  });
  it.each(['localhost:8080', '127.0.0.1:8080', '[::1]:8080'])('%s is ours', async (host) => {
    expect((await get('/api/users/auth', { host })).status).toBe(200);
  });
  it('does not matter to probes', async () => {
    expect((await get('/healthz', { host: '10.1.2.3:8080' })).status).toBe(200);
  });
});

describe('health', () => {
  it('names what is missing', async () => {
    expect((await get('/readyz')).status).toBe(200);
    missing = ['the store is away'];
    const { status, bytes } = await get('/readyz');
    missing = [];
    expect([status, JSON.parse(bytes.toString())]).toEqual([503, { success: false, missing: ['the store is away'], warnings: [] }]);
  });
});

describe('paths', () => {
  it.each([
    ['/api', 'GET', 404],
    ['/api/users', 'GET', 404],
    ['/api/Users/auth', 'GET', 404],
    ['/api/chat', 'DELETE', 404],
    ['/api/users/username/%', 'GET', 400],
    ['/nothing', 'POST', 404],
  ])('%s %s → %i in our shape', async (path, method, status) => {
    const answer = await get(path, {}, method);
    expect([answer.status, JSON.parse(answer.bytes.toString())]).toMatchObject([status, { success: false, requestId: answer.headers['x-request-id'] }]);
  });
  it('with another method say what they take', async () => {
    const answer = await get('/api/users/logout', {}, 'DELETE');
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD, POST']);
    expect((await get('/api/users/login', {}, 'OPTIONS')).headers.allow).toBe('POST');
    expect((await get('/storage', {}, 'DELETE')).status).toBe(405);
  });
});

describe("the API's description", () => {
  it('has a page that brings all its parts itself', async () => {
    const { headers, bytes } = await get('/api/docs');
    expect(headers['content-security-policy']).toContain("default-src 'none';script-src 'self';style-src 'self'");
    const parts = [...bytes.toString().matchAll(/(?:src|href)="(\/[^"]+)"/g)].map((match) => match[1] ?? '');
    expect(parts).toHaveLength(3);
    for (const part of parts) expect((await get(part)).status).toBe(200);
    expect(bytes.toString()).not.toMatch(/<script>|style=/);
  });
});

describe('the outbox', () => {
  it('shows letters to this machine', async () => {
    await vault.join('anna');
    const { status, bytes } = await get('/outbox');
    expect([status, bytes.toString()]).toEqual([
      200,
      expect.stringMatching(/anna@example\.org[\s\S]*<a href="http:\/\/localhost:8080\/confirm-email\/[^"]+">/),
    ]);
    const json = await get('/outbox', { accept: 'application/json' });
    expect(JSON.parse(json.bytes.toString())).toMatchObject({ success: true, letters: [{ to: 'anna@example.org' }] });
  });
  it('is not there for who comes through a proxy', async () => {
    expect((await get('/outbox', { 'x-forwarded-for': '127.0.0.1' })).bytes.toString()).toBe(page);
  });
});

describe('the web app', () => {
  it.each(['/', '/home', '/profile/anna.b', '/confirm-email/a.b.c'])('answers %s with its page, always fresh', async (path) => {
    const answer = await get(path, { accept: 'text/html' });
    expect([answer.status, answer.headers['cache-control'], answer.bytes.toString()]).toEqual([200, 'no-cache', page]);
  });
  it('answers a path with the page that was drawn for it, where there is one', async () => {
    const drawn = await mkdtemp(join(tmpdir(), 'kloak-web-'));
    await mkdir(join(drawn, 'prepared', 'image'), { recursive: true });
    for (const name of ['index', 'prepared/index', 'prepared/login', 'prepared/image/each']) await writeFile(join(drawn, `${name}.html`), name);
    const other = await startVault(await loadServices(), { webDir: drawn });
    const texts = ['/', '/?from=mail', '/login?return=%2Fupload', '/home', '/home/login', '/image/a1', '/image', '/image/a1/b'].map(async (path) =>
      (await fetch(`http://localhost:${other.door.address.port}${path}`)).text(),
    );
    expect(await Promise.all(texts)).toEqual(['prepared/index', 'prepared/index', 'prepared/login', 'index', 'index', 'prepared/image/each', 'index', 'index']);
    await other.close();
    await rm(drawn, { recursive: true });
  });
  it('keeps hashed files for ever', async () => {
    const plain = await get('/assets/app-1a2b.js');
    expect([plain.headers['cache-control'], plain.headers['content-encoding'], plain.bytes.toString()]).toEqual([
      'public, max-age=31536000, immutable',
      undefined,
      'start()',
    ]);
  });
  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['zstd', undefined, (bytes: Buffer) => bytes],
  ])('compresses files for a browser that takes %s', async (accepts, encoding, unpack) => {
    const { headers, bytes } = await get('/assets/app-1a2b.js', { 'accept-encoding': accepts });
    expect([headers['content-encoding'], headers['content-type'], unpack(bytes).toString()]).toEqual([encoding, 'text/javascript; charset=utf-8', 'start()']);
  });
  it.each(['/profile/.anna', '/profile/%2eanna', '/group-search-result/.net', '/image/a1'])('takes a name with a dot before it for one: %s', async (path) => {
    expect((await get(path, { accept: 'text/html' })).bytes.toString()).toBe(page);
  });
  it.each([
    ...['/.env', '/.git/config', '/foo/.env', '/image/.env', '/%2eenv', '/foo/%2E%67it/config', '/%252eenv', '/foo%2f.env', '/foo%5c.env'],
    ...['/.well-known/security.txt', '/.well-known/', '/profile/.git/config', '/profile/a%2f.env', '/.'],
  ])('has no page at %s', async (path) => {
    const answer = await get(path, { accept: 'text/html' });
    expect([answer.status, JSON.parse(answer.bytes.toString())]).toMatchObject([404, { success: false }]);
  });
  it.each(['/assets/none.js', '/assets/../package.json', '/favicon.ico'])('has no %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});

describe('the application', () => {
  it('has a manifest and a worker, for whoever asks, always fresh', async () => {
    const told = await Promise.all(['/manifest.webmanifest', '/service-worker.js'].map((path) => get(path)));
    expect(told.map(({ status, headers }) => [status, headers['content-type'], headers['cache-control']])).toEqual([
      [200, 'application/manifest+json; charset=utf-8', 'no-cache'],
      [200, 'text/javascript; charset=utf-8', 'no-cache'],
    ]);
    expect(told[0]?.headers['content-security-policy']).toMatch(/worker-src 'self';manifest-src 'self'/);
  });
  it('has a worker that ends itself where the operator turned it off', async () => {
    const off = await startVault(await loadServices(), { webDir, worker: false });
    const answer = await fetch(`http://localhost:${off.door.address.port}/service-worker.js`);
    expect(['cache-control', endedWorkerHeader].map((name) => answer.headers.get(name))).toEqual(['no-cache', '1']);
    expect(await answer.text()).toMatch(/caches\.delete[\s\S]*registration\.unregister/);
    await off.close();
  });
});

describe('a share', () => {
  const navigation = { 'sec-fetch-mode': 'navigate' };
  it.each([
    ['of the device', { ...navigation, 'sec-fetch-site': 'none' }],
    ['of the device, with an origin that says nothing', { ...navigation, 'sec-fetch-site': 'none', origin: 'null' }],
    ['of our own page', { origin: 'http://localhost:8080' }],
    ['of an older browser', {}],
  ])('%s opens the upload', async (_whose, headers) => {
    const { status, headers: told, bytes } = await get('/share', headers, 'POST');
    expect([status, told.location, told['cache-control'], bytes.length]).toEqual([303, '/upload', 'no-store', 0]);
  });
  it.each([
    ['of another site', { ...navigation, origin: 'https://evil.example' }],
    ['of a frame of another site', { ...navigation, 'sec-fetch-site': 'cross-site', origin: 'null' }],
    ['of a script', { 'sec-fetch-mode': 'no-cors', origin: 'null' }],
    ['of a page of another site that hides its origin', { ...navigation, 'sec-fetch-site': 'cross-site' }],
  ])('%s is refused', async (_whose, headers) => {
    const { status, bytes } = await get('/share', headers, 'POST');
    expect([status, JSON.parse(bytes.toString())]).toMatchObject([403, { success: false, code: 'other-origin' }]);
  });
  it('is not read: its answer is there before its bytes', async () => {
    const { port } = vault.door.address;
    const headers = { 'content-length': 4_000_000_000, 'content-type': 'multipart/form-data; boundary=a' };
    const asked = request({ host: '127.0.0.1', port, path: '/share', method: 'POST', headers }).on('error', () => {});
    asked.write('--a');
    const [answer]: IncomingMessage[] = await once(asked, 'response');
    expect([answer?.statusCode, answer?.headers.location]).toEqual([303, '/upload']);
    asked.destroy();
  });
});
