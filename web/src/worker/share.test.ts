import { simulateCaches } from '../../testing/caches.ts';
import { lakeFile, sharedForm } from '../../testing/shared-form.ts';
import { dropShared } from '../lib/shared-cache.ts';
import { maxSharedFiles, takeShare } from '../lib/shared-files.ts';
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

test.each([
  ['https://evil.example', 403],
  ['http://localhost.evil.example', 403],
  ['http://localhost', 303],
  ['null', 303],
])('a form of %s is answered by %i', async (Origin, status) => {
  expect((await handleShare(sharedForm([lakeFile], { headers: { Origin } }))).status).toBe(status);
  expect(await taken()).toEqual(status === 303 ? expect.anything() : undefined);
});
