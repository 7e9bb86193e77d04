import { createHash } from 'node:crypto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { albumOf, anna, photo } from '../../../../testing/family.ts';
import { refuse } from '../../../../testing/serve.ts';
import { storage } from '../../../../testing/storage.ts';
import { choose, openedEach, publishAs, storedUploads, uploadPage } from '../../../../testing/upload.ts';
import { giveThreads } from '../../../../testing/worker.ts';
import { sha256Of } from '../send/sha256-of.ts';

let takeThreads = () => {};
beforeEach(() => {
  takeThreads = giveThreads();
});
afterEach(() => takeThreads());

const bytesOf = (name: string) => new Uint8Array([0xff, 0xd8, 0xff, ...Buffer.from(name)]);
/** A photograph with bytes made from `like`. */
const picture = (name: string, like = name) => new File([bytesOf(like)], name, { type: 'image/jpeg' });
const hashOf = (name: string) => createHash('sha256').update(bytesOf(name)).digest('hex');
const knows = (name: string, id: string) => ({ known: [{ hash: hashOf(name), postId: id, post: photo(id, anna) }] });

test('the hash of a file is that of its bytes, however many pieces it comes in', async () => {
  const bytes = Buffer.alloc(9_000_000, 'first steps ');
  expect(await sha256Of(new Blob([bytes]))).toBe(createHash('sha256').update(bytes).digest('hex'));
});

test('what is in the vault already is told and not sent, and the rest is published', async () => {
  const stored = storage(() => 204);
  const visited = uploadPage({ 'POST /api/upload/known': knows('b.jpg', 'p9'), 'POST /api/upload/updateAll': { posts: [photo('p1', anna)] } });
  await choose(visited, picture('a.jpg'), picture('b.jpg'));
  await visited.user.click(await screen.findByRole('button', { name: 'Continue' }));
  await screen.findByText('1 file is in your vault already and is not sent again.');
  await publishAs(visited, 'PRIVATE');
  await screen.findByRole('heading', { name: 'This file is already in your vault.' });
  expect(screen.getByRole('link', { name: 'b.jpg' }).getAttribute('href')).toBe('/image/p9');
  expect(screen.getByText('Still Family, not Private')).not.toBeNull();
  expect(stored.posted).toHaveLength(1);
  expect(visited.server.to('POST /api/upload/known')[0]?.body).toEqual({ hashes: [hashOf('a.jpg'), hashOf('b.jpg')], profileId: anna._id });
  expect(visited.server.to('POST /api/upload/uploadFilesV2')[0]?.body.allFiles).toMatchObject([{ fileName: 'a.jpg' }]);
});

test('a large file is sent unread, so that the others do not wait for it', async () => {
  const stored = storage(() => 204);
  const visited = uploadPage({ 'POST /api/upload/known': { known: [] } });
  const large = Object.defineProperty(picture('large.jpg'), 'size', { value: 200_000_001 });
  await choose(visited, large, picture('a.jpg'));
  await screen.findByText('2 files are uploaded.');
  expect(visited.server.to('POST /api/upload/known')[0]?.body).toEqual({ hashes: [hashOf('a.jpg')], profileId: anna._id });
  expect(stored.posted).toHaveLength(2);
});

test('those of many that will be seen first go out while the others are looked at, of which none is sent that is there or was sent', async () => {
  const stored = storage(() => 204);
  const others = Promise.withResolvers<void>();
  const visited = uploadPage({
    'POST /api/upload/uploadFilesV2': openedEach(),
    'POST /api/upload/known': async ({ hashes }) => {
      if (!hashes.includes(hashOf('i.jpg'))) return { known: [] };
      await others.promise;
      return knows('i.jpg', 'p99');
    },
  });
  const first = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg', 'f.jpg', 'g.jpg', 'h.jpg'];
  await choose(visited, picture('large.jpg'), picture('i.jpg'), picture('j.jpg', 'a.jpg'), ...first.map((name) => picture(name)));
  await waitFor(() => expect(stored.posted).toHaveLength(8));
  await screen.findByText('11 files are being uploaded.');
  others.resolve();
  await screen.findByText('9 files are uploaded.');
  expect(visited.server.to('POST /api/upload/uploadFilesV2').map(({ body }) => body.allFiles?.map(({ fileName }) => fileName))).toEqual([first, ['large.jpg']]);
  expect(stored.posted).toHaveLength(9);
});

test('where there is no space for the others, nothing of the choice is taken, and the first few keep none', async () => {
  storage(() => 204);
  const words = 'Ran out of File space! Please either delete existing files or upgrade your account.';
  const open = openedEach();
  const visited = uploadPage({
    'POST /api/upload/uploadFilesV2': (body) => (body.allFiles.length === 8 ? open(body) : refuse(413, 'out-of-space', words)),
    'POST /api/upload/known': { known: [] },
  });
  await choose(visited, ...Array.from({ length: 10 }, (_, index) => picture(`${index}.jpg`)));
  await screen.findByText(words);
  await screen.findByLabelText(/Drag and drop/);
  await waitFor(() => expect(visited.server.to('POST /api/upload/cancel').map(({ body }) => body.uploadId)).toEqual(['u1']));
});

test('how many files were looked at is told while that goes on', async () => {
  storage(() => 204);
  const answer = Promise.withResolvers<void>();
  const visited = uploadPage({ 'POST /api/upload/known': () => answer.promise.then(() => ({ known: [] })) });
  await choose(visited, picture('a.jpg'), picture('b.jpg'));
  await screen.findByText('2 of 2');
  answer.resolve();
  await screen.findByText('2 files are uploaded.');
});

test('what is there already and comes into no further album is told, when the rest is published', async () => {
  storage(() => 204);
  const words = 'A photo or video can be in at most 100 albums.';
  const summer = albumOf('summer', anna, [photo('p1', anna)], { name: 'Summer' });
  const visited = uploadPage({
    'POST /api/upload/known': knows('b.jpg', 'p9'),
    'POST /api/upload/updateAll': { posts: [photo('p1', anna)], album: summer },
    'POST /api/image/add-to-album': () => refuse(409, 'too-many-albums', words),
  });
  await choose(visited, picture('a.jpg'), picture('b.jpg'));
  await visited.user.click(await screen.findByRole('button', { name: 'Continue' }));
  await visited.user.type(await screen.findByLabelText('Album Name (Optional)'), 'Summer');
  await publishAs(visited, 'PRIVATE');
  await screen.findByText(words);
  await screen.findByRole('heading', { name: 'This file is already in your vault.' });
});

test('where all is there already, nothing is opened and nothing asked', async () => {
  storage(() => 204);
  const visited = uploadPage({ 'POST /api/upload/known': knows('a.jpg', 'p9') });
  await choose(visited, picture('copy.jpg', 'a.jpg'));
  await screen.findByRole('heading', { name: 'This file is already in your vault.' });
  expect(screen.queryByText(/^Still/)).toBeNull();
  expect(visited.server.to('POST /api/upload/uploadFilesV2')).toHaveLength(0);
  await screen.findByLabelText(/Drag and drop/);
});

test('where the code that hashes does not come, everything is sent', async () => {
  giveThreads({ comes: () => false });
  const stored = storage(() => 204);
  const visited = uploadPage({ 'POST /api/upload/known': { known: [] } });
  await choose(visited, picture('a.jpg'), picture('b.jpg'), picture('c.jpg'));
  await screen.findByText('3 files are uploaded.');
  expect(stored.posted).toHaveLength(3);
});

test('two equal files of one choice are sent once and told as such', async () => {
  const stored = storage(() => 204);
  const visited = uploadPage({ 'POST /api/upload/known': { known: [] } });
  await choose(visited, picture('a.jpg'), picture('b.jpg', 'a.jpg'), picture('c.jpg', 'a.jpg'));
  await screen.findByText('2 files are the same as others that you chose.');
  await visited.user.click(await screen.findByRole('button', { name: 'Continue' }));
  await screen.findByText('Uploaded');
  expect(stored.posted).toHaveLength(1);
  await publishAs(visited, 'FAMILY_ONLY');
  await screen.findByText('1 photo shared. 2 more were the same picture.');
  await waitFor(() => expect(visited.where()).toBe('/my-profile'));
});

test('a vault that does not answer what is known is sent everything', async () => {
  const stored = storage(() => 204);
  const visited = uploadPage({ 'POST /api/upload/known': refuse(404) });
  await choose(visited, picture('a.jpg'));
  await screen.findByText('Uploaded');
  expect(stored.posted).toHaveLength(1);
});

test('where the only new file is taken out, what is there already is told all the same, and can be put into an album', async () => {
  storage(() => 204);
  const visited = uploadPage({
    'POST /api/upload/known': knows('b.jpg', 'p9'),
    'POST /api/image/add-to-album': { album: albumOf('summer', anna, [], { name: 'Summer' }) },
  });
  await choose(visited, picture('a.jpg'), picture('b.jpg'));
  await screen.findByText('1 file is in your vault already and is not sent again.');
  await visited.user.click(await screen.findByRole('button', { name: 'Take out a.jpg' }));
  await screen.findByRole('heading', { name: 'This file is already in your vault.' });
  await visited.user.click(await screen.findByRole('button', { name: 'Add to album' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to album' }));
  await visited.user.type(dialog.getByLabelText('Album Name'), 'Summer');
  await visited.user.click(dialog.getByRole('button', { name: 'Add' }));
  await screen.findByText('It is in your album Summer now.');
  expect(visited.server.to('POST /api/image/add-to-album').map(({ body }) => body)).toEqual([
    { album: 'Summer', posts: ['p9'], privacy: 'FAMILY_ONLY', profileId: anna._id },
  ]);
});

test('where the only file that was sent is taken out, and what joined it is there already, no space is kept', async () => {
  storage(() => 204);
  const looked = Promise.withResolvers<void>();
  const visited = uploadPage({
    'POST /api/upload/known': async ({ hashes }) => {
      if (hashes.includes(hashOf('b.jpg'))) await looked.promise;
      return knows('b.jpg', 'p9');
    },
  });
  await choose(visited, picture('a.jpg'));
  await screen.findByText('Uploaded');
  fireEvent.drop(screen.getByRole('heading', { name: 'Upload' }), storedUploads(picture('b.jpg')));
  await visited.user.click(await screen.findByRole('button', { name: 'Take out a.jpg' }));
  looked.resolve();
  await screen.findByRole('heading', { name: 'This file is already in your vault.' });
  await waitFor(() => expect(visited.server.to('POST /api/upload/cancel')).toHaveLength(1));
});

test('where all others are refused, what is in the vault already is told all the same, and no space is kept', async () => {
  storage(() => 204);
  const visited = uploadPage({
    'POST /api/upload/known': knows('b.jpg', 'p9'),
    'POST /api/upload/updateAll': () => refuse(415, 'rejected', 'Kloak cannot read it.', { rejected: ['a.jpg'], rejectedPosts: ['p1'] }),
  });
  await choose(visited, picture('a.jpg'), picture('b.jpg'));
  await visited.user.click(await screen.findByRole('button', { name: 'Continue' }));
  await screen.findByText('Uploaded');
  await publishAs(visited, 'PRIVATE');
  await screen.findByText('Kloak cannot read it.');
  expect((await screen.findByRole('link', { name: 'b.jpg' })).getAttribute('href')).toBe('/image/p9');
  await waitFor(() => expect(visited.server.to('POST /api/upload/cancel')).toHaveLength(1));
});
