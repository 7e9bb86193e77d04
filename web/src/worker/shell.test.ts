import { createHash } from 'node:crypto';
import { away, openDevice } from '../../testing/device.ts';
import { respond } from './respond.ts';
import { dropOldShells, installShell } from './shell.ts';

let device = openDevice();
/** Files of the server by their path. */
let files: Record<string, string> = {};
const serveFiles = (path: string) => (path in files ? new Response(files[path]) : new Response('', { status: 404 }));

/** Puts a build on the server, with the worker that belongs to it. */
function build(name: string): void {
  const pages = { '/index.html': `frame of ${name}`, '/prepared/home.html': `home of ${name}` };
  files = { ...pages, '/home': `home of ${name}`, '/groups': `groups of ${name}`, [`/assets/${name}.js`]: `code of ${name}` };
  const digests = Object.fromEntries(Object.entries(pages).map(([path, text]) => [path, createHash('sha256').update(text).digest('hex')]));
  Object.assign(globalThis, { kloakBuild: { id: name, pages: digests, assets: [`/assets/${name}.js`], keptCalls: [] } });
  device.serve = serveFiles;
}
async function install(name: string): Promise<void> {
  build(name);
  await installShell();
  await dropOldShells();
}

async function ask(path: string, navigates = false): Promise<string | undefined> {
  const request = new Request(`http://localhost${path}`);
  if (navigates) Object.defineProperty(request, 'mode', { value: 'navigate' });
  const work: Promise<unknown>[] = [];
  const answer = await respond({ request, wait: (more) => work.push(more) });
  await Promise.all(work);
  return answer?.text();
}
const open = (path: string) => ask(path, true);

beforeEach(() => {
  device = openDevice();
  return install('one');
});

test('with a network a page is the server’s', async () => {
  files['/home'] = 'home of the next build';
  expect(await open('/home')).toBe('home of the next build');
});

test.each([
  ['/home', 'home of one'],
  ['/groups', 'frame of one'],
  ['/image/p1', 'frame of one'],
])('without one %s is there: %s', async (path, page) => {
  device.serve = away;
  expect(await open(path)).toBe(page);
});

test('a page that is late is replaced by the kept one', async () => {
  device.serve = () => new Promise(() => {});
  expect(await open('/home')).toBe('home of one');
});

test.each(['/storage/original/anna/p1?download', '/api/docs', '/outbox', '/unsubscribe/a', '/upgrade-store'])('%s is no page of the worker', async (path) => {
  device.serve = away;
  expect(await open(path)).toBeUndefined();
});

test('code that is kept is not asked for again', async () => {
  device.asked.length = 0;
  expect(await ask('/assets/one.js')).toBe('code of one');
  expect(device.asked).toEqual([]);
});

test('code that a screen loads later is kept from then on', async () => {
  files['/assets/screen.js'] = 'a screen';
  await ask('/assets/screen.js');
  device.serve = away;
  expect(await ask('/assets/screen.js')).toBe('a screen');
});

test('an open page of the build before finds its code, which the server no longer has', async () => {
  await install('two');
  expect([await ask('/assets/one.js'), await ask('/assets/two.js'), await open('/home')]).toEqual(['code of one', 'code of two', 'home of two']);
  device.serve = away;
  expect(await open('/home')).toBe('home of two');
});

test('two builds are kept at most', async () => {
  await install('two');
  await install('three');
  expect(await caches.keys()).toEqual(['kloak-shell-two', 'kloak-shell-three']);
});

test('a worker whose build is no longer that of the server is not installed', async () => {
  build('two');
  files['/prepared/home.html'] = 'home of three';
  await expect(installShell()).rejects.toThrow('/prepared/home.html is not of this build');
});

test('a worker is not installed in part', async () => {
  build('two');
  delete files['/assets/two.js'];
  await expect(installShell()).rejects.toThrow('a file is missing');
});
