import { cleanup, screen, waitFor } from '@testing-library/react';
import { simulateCaches } from '../../../../testing/caches.ts';
import { annaIsIn, ben, nobodyIsIn } from '../../../../testing/family.ts';
import type { Routes } from '../../../../testing/serve.ts';
import { lakeFile, sharedFiles } from '../../../../testing/shared-form.ts';
import { storage } from '../../../../testing/storage.ts';
import { opened, usage } from '../../../../testing/upload.ts';
import { visit } from '../../../../testing/visit.tsx';
import { endMemberState } from '../../../lib/member-state.ts';
import { dropShared } from '../../../lib/shared-cache.ts';
import { keepShare } from '../../../lib/shared-files.ts';

simulateCaches();
const dayMs = 24 * 60 * 60_000;
beforeEach(() => {
  Object.assign(navigator, { storage: { estimate: async () => ({ quota: 1e9, usage: 0 }) } });
  storage(() => new Promise<number>(() => {}));
});
afterEach(dropShared);

const share = (now = Date.now(), files = [lakeFile]) => keepShare({ files: sharedFiles(...files), title: 'Lake', text: 'In the evening' }, now);
const openAt = (path: string, more: Routes = {}) =>
  visit(path, {
    'POST /api/users/getDataUsage': { dataUsage: usage },
    'POST /api/upload/uploadFilesV2': ({ allFiles }) => opened(allFiles.map(({ fileName = '' }) => fileName)),
    'POST /api/upload/cancel': {},
    'POST /api/upload/open': { uploads: [] },
    'POST /api/upload/drawn': { drawn: [] },
    ...more,
  });
const isKept = () => caches.has('kloak-shared');

test('what the device shared is chosen, with its words, and the address leads to it no more', async () => {
  await share();
  const { where } = openAt('/upload?shared=1');
  await screen.findByText('lake.jpg');
  const title = await screen.findByLabelText('Title');
  expect(title).toHaveProperty('value', 'Lake');
  expect(title.closest('details')?.open).toBe(true);
  expect(screen.getByLabelText('Description')).toHaveProperty('value', 'In the evening');
  await waitFor(() => expect(where()).toBe('/upload'));
});

test('files that are no pictures are named, and the others are taken', async () => {
  await share(Date.now(), [['words.txt', 'text/plain'], lakeFile]);
  openAt('/upload?shared=1');
  await screen.findByText('lake.jpg');
  await screen.findByText(/words\.txt/);
});

test('it waits until somebody signs in on this device', async () => {
  await share();
  let isIn = false;
  const { user, where } = openAt('/upload?shared=1', {
    'GET /api/users/auth': () => (isIn ? annaIsIn : nobodyIsIn),
    'POST /api/users/login': () => {
      isIn = true;
      return { loginSuccess: true, userId: annaIsIn.userId, username: annaIsIn.username };
    },
  });
  await screen.findByRole('heading', { name: 'Sign In' });
  expect(where()).toBe('/login?return=%2Fupload%3Fshared%3D1');
  await user.type(await screen.findByLabelText('Email'), 'anna@example.org');
  await user.type(screen.getByLabelText('Password'), 'secret1!{Enter}');
  await screen.findByText('lake.jpg');
});

test('it waits for a day at most', async () => {
  await share(Date.now() - dayMs - 1);
  openAt('/upload?shared=1');
  await screen.findByLabelText(/Drag and drop/);
  await waitFor(async () => expect(await isKept()).toBe(false));
  expect(screen.queryByText('lake.jpg')).toBeNull();
});

test('what one member took and left, another does not find', async () => {
  await share();
  openAt('/upload?shared=1', { 'POST /api/upload/uploadFilesV2': () => new Promise(() => {}) });
  await screen.findByText('lake.jpg');
  cleanup();
  endMemberState();
  expect(await isKept()).toBe(true);
  openAt('/upload', { 'GET /api/users/auth': { ...annaIsIn, userId: ben._id, username: ben.username } });
  await screen.findByLabelText(/Drag and drop/);
  await waitFor(async () => expect(await isKept()).toBe(false));
  expect(screen.queryByText('lake.jpg')).toBeNull();
});

test('a sign-out leaves nothing of it', async () => {
  await share();
  const { user } = openAt('/sessions', { 'POST /api/users/logout': {} });
  await user.click(await screen.findByRole('button', { name: /Account menu/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  await waitFor(async () => expect(await isKept()).toBe(false));
});

test.each([
  ['nothing', 'There was no photo or video in what you shared.'],
  ['too-many', /At most 1,000/],
  ['no-room', /has no room/],
])('why nothing was taken (%s) is told', async (fault, words) => {
  openAt(`/upload?shared=${fault}`);
  await screen.findByText(words);
});
