import { fireEvent, screen, waitFor } from '@testing-library/react';
import { simulateDatabase } from '../../../../testing/database.ts';
import { anna, photo } from '../../../../testing/family.ts';
import { partsStorage } from '../../../../testing/parts-storage.ts';
import { storage } from '../../../../testing/storage.ts';
import { choose, opened, picture, publishAs, uploadPage, usage } from '../../../../testing/upload.ts';
import { visit } from '../../../../testing/visit.tsx';
import { dropUploadDatabase, hasUploadDatabase } from '../../../lib/upload-database.ts';
import { forgetFiles, type KeptFile, keepDetails, keepFiles, keptFiles } from './kept-uploads.ts';

simulateDatabase();

const me = anna._id;
let quota = 1e9;
const resumable = { url: '/storage/resumable/u/1', partSize: 8 };
const answer = opened(['lake.jpg']);
const [promise, post] = [answer.promises[0], answer.allPosts[0]];
const closePage = () => fireEvent(window, new Event('pagehide'));
const asksBeforeLeaving = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));
const underWay = { uploadId: 'u', since: '2026-11-25T10:00:00.000Z', count: 1, arrived: 0, bytes: 4, fileNames: ['lake.jpg'], goesOn: false };

/** A file of a page that is gone. */
function keptFile(more: Partial<KeptFile> = {}): KeptFile {
  if (!promise || !post) throw new Error('nothing was promised');
  const file = picture();
  const reservation = { form: { ...promise, resumable }, post };
  return { id: post._id, me, uploadId: 'u', reservation, fileName: file.name, size: file.size, lastModified: file.lastModified, hash: '', file, ...more };
}

beforeEach(() => {
  quota = 1e9;
  Object.assign(navigator, { storage: { estimate: async () => ({ quota, usage: 0 }) } });
});
afterEach(dropUploadDatabase);

test('what has its space is kept with its bytes, until it is published', async () => {
  storage(() => 204);
  const visited = uploadPage();
  await choose(visited, picture());
  await screen.findByText('Uploaded');
  await waitFor(async () => expect(await keptFiles(me)).toMatchObject([{ id: 'p1', uploadId: 'u', fileName: 'lake.jpg', file: expect.anything() }]));
  await waitFor(() => expect(asksBeforeLeaving()).toBe(false));
  await publishAs(visited, 'FAMILY_ONLY');
  await waitFor(() => expect(visited.where()).toBe('/my-profile'));
  await waitFor(async () => expect(await hasUploadDatabase()).toBe(false));
});

test('a page that closes leaves a kept upload, and one that is not kept gives its space back', async () => {
  storage(() => new Promise<number>(() => {}));
  const visited = uploadPage();
  await choose(visited, picture());
  await waitFor(() => expect(asksBeforeLeaving()).toBe(false));
  closePage();
  expect(visited.server.to('POST /api/upload/cancel')).toEqual([]);
  await forgetFiles(['p1'], me);
});

test('a browser without room asks before the page is closed, and the upload stays', async () => {
  quota = 0;
  storage(() => new Promise<number>(() => {}));
  const visited = uploadPage();
  await choose(visited, picture());
  await waitFor(async () => expect(await keptFiles(me)).toHaveLength(1));
  expect((await keptFiles(me))[0]?.file).toBeUndefined();
  expect(asksBeforeLeaving()).toBe(true);
  closePage();
  expect(visited.server.to('POST /api/upload/cancel')).toEqual([]);
});

test('an upload of a page that is gone goes on from any page, from where its bytes end, and is published as it was to be', async () => {
  await keepFiles([keptFile()]);
  await keepDetails(me, { title: 'Lake', description: '', privacy: 'FAMILY_ONLY' });
  const stored = partsStorage(() => undefined);
  stored.stored.bytes = 1;
  const visited = visit('/sessions', { 'POST /api/upload/open': { uploads: [underWay] }, 'POST /api/upload/updateAll': { posts: [photo('p1', anna)] } });
  await waitFor(() =>
    expect(visited.server.to('POST /api/upload/updateAll')).toMatchObject([
      { body: { mediaData: { title: 'Lake', privacy: 'FAMILY_ONLY' }, allPosts: ['p1'] } },
    ]),
  );
  expect([stored.heads, stored.parts]).toEqual([[resumable.url], [{ offset: 1, size: 3 }]]);
  await waitFor(async () => expect(await keptFiles(me)).toEqual([]));
  expect(visited.server.to('POST /api/upload/uploadFilesV2')).toEqual([]);
});

test('an upload that is over is forgotten', async () => {
  await keepFiles([keptFile()]);
  const stored = partsStorage(() => undefined);
  visit('/sessions', { 'POST /api/upload/open': { uploads: [] } });
  await waitFor(async () => expect(await keptFiles(me)).toEqual([]));
  expect(stored.heads).toEqual([]);
});

test('files whose bytes were not kept are named, and go on when they are chosen again', async () => {
  const file = picture();
  await keepFiles([keptFile({ file: undefined, lastModified: file.lastModified })]);
  const stored = partsStorage(() => undefined);
  const visited = uploadPage({ 'POST /api/upload/open': { uploads: [underWay] } });
  await screen.findByText('To go on, choose again: lake.jpg');
  await choose(visited, file);
  await screen.findByText('Uploaded');
  expect(stored.parts).toEqual([{ offset: 0, size: 4 }]);
  expect(visited.server.to('POST /api/upload/uploadFilesV2')).toEqual([]);
});

test('nothing is left for the next person', async () => {
  await keepFiles([keptFile({ file: undefined })]);
  partsStorage(() => undefined);
  const visited = visit('/sessions', {
    'POST /api/upload/open': { uploads: [underWay] },
    'POST /api/upload/cancel': {},
    'POST /api/users/getDataUsage': { dataUsage: usage },
    'POST /api/users/logout': {},
  });
  await visited.user.click(await screen.findByRole('button', { name: /Account menu/ }));
  await visited.user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  await waitFor(async () => expect(await keptFiles(me)).toEqual([]));
});
