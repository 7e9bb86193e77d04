import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharePath } from '@kloak/proto/rules/app-paths.ts';
import { simulateCaches } from '../../testing/caches.ts';
import { lakeFile, sharedForm } from '../../testing/shared-form.ts';
import { dropShared } from '../lib/shared-cache.ts';
import { maxSharedFiles, takeShare } from '../lib/shared-files.ts';
import { respond } from './respond.ts';
import { handleShare } from './share.ts';

simulateCaches();
let quotaBytes = 1e9;
beforeEach(() => {
  quotaBytes = 1e9;
  Object.assign(navigator, { storage: { estimate: async () => ({ quota: quotaBytes, usage: 0 }) } });
});
afterEach(dropShared);

const leadsTo = async (request: Request) => (await handleShare(request)).headers.get('Location');
const taken = async () => {
  const share = await takeShare('anna', Date.now());
  return share && { names: share.files.map(({ name }) => name), title: share.title, text: share.text };
};

test('what a device shares is kept for the upload, in its order', async () => {
  const words = { title: 'Lake', text: 'In the evening' };
  const answer = await handleShare(sharedForm([lakeFile, ['words.txt', 'text/plain']], { words }));
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, 'http://localhost/upload?shared=1']);
  expect(await taken()).toEqual({ names: ['lake.jpg', 'words.txt'], title: 'Lake', text: 'In the evening' });
});

test('a second share joins the first', async () => {
  await handleShare(sharedForm([lakeFile]));
  await handleShare(sharedForm([['pond.jpg', 'image/jpeg']]));
  expect((await taken())?.names).toEqual(['lake.jpg', 'pond.jpg']);
});

test('a share without files is not kept', async () => {
  expect(await leadsTo(sharedForm([], { words: { text: 'Hello' } }))).toBe('http://localhost/upload?shared=nothing');
});

test('a form that cannot be read is not kept', async () => {
  expect(await leadsTo(new Request('http://localhost/share', { method: 'POST', body: 'nothing' }))).toBe('http://localhost/upload?shared=nothing');
});

test('more files than may wait are not kept', async () => {
  expect(await leadsTo(sharedForm(Array.from({ length: maxSharedFiles + 1 }, () => lakeFile)))).toBe('http://localhost/upload?shared=too-many');
  expect(await taken()).toBeUndefined();
});

test('a share takes at most a quarter of the free room', async () => {
  quotaBytes = 12;
  expect(await leadsTo(sharedForm([lakeFile]))).toBe('http://localhost/upload?shared=no-room');
  quotaBytes = 16;
  expect(await leadsTo(sharedForm([lakeFile]))).toBe('http://localhost/upload?shared=1');
});

test('the manifest names what the worker takes', () => {
  const manifest = JSON.parse(readFileSync(join(import.meta.dirname, '../../public/manifest.webmanifest'), 'utf8'));
  const { title, text, files } = manifest.share_target.params;
  expect([manifest.share_target.action, title, text, files[0].name]).toEqual([sharePath, 'title', 'text', 'files']);
});

/** Answer of the worker; undefined if it leaves the form to the server. */
async function post(more: { Origin?: string; referrer?: string }) {
  const { referrer = '', ...headers } = more;
  const request = sharedForm([lakeFile], { headers });
  Object.defineProperties(request, { mode: { value: 'navigate' }, referrer: { value: referrer } });
  return respond({ request, wait: () => {} });
}

test.each([{}, { Origin: 'http://localhost' }, { Origin: 'null' }, { referrer: 'http://localhost/home' }])('a form with %j is taken', async (from) => {
  expect((await post(from))?.status).toBe(303);
  expect((await taken())?.names).toEqual(['lake.jpg']);
});

test.each([
  { Origin: 'https://evil.example' },
  { Origin: 'http://localhost.evil.example' },
  { Origin: 'null', referrer: 'https://evil.example/page' },
  { referrer: 'https://evil.example/' },
])('a form with %j is left to the server, which refuses it', async (from) => {
  expect(await post(from)).toBeUndefined();
  expect(await taken()).toBeUndefined();
});
