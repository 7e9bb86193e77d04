import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { annaIsIn, ben } from '../../../../testing/family.ts';
import { type Routes, refuse } from '../../../../testing/serve.ts';
import { storage } from '../../../../testing/storage.ts';
import { choose, opened, openedEach, picture, publishAs, storedUploads, uploadPage } from '../../../../testing/upload.ts';
import { giveThreads } from '../../../../testing/worker.ts';

let takeThreads = () => {};
beforeEach(() => {
  takeThreads = giveThreads();
});
afterEach(() => takeThreads());

const offered = (names: readonly string[]) => ({
  promises: names.map((fileName) => ({ fileName, key: `rendition/${fileName}`, url: '/storage', fields: { key: `preview/${fileName}` } })),
});

test('a small picture of each file goes out beside the files, that of the newest first', async () => {
  const stored = storage(() => 204);
  const visited = uploadPage({
    'POST /api/upload/known': { known: [] },
    'POST /api/upload/uploadImageThumbs': ({ allFiles }) => offered(allFiles.map(({ fileName = '' }) => fileName)),
  });
  await choose(visited, picture('a.jpg'), new File([new Uint8Array([0xff, 0xd8, 0xff, 1])], 'b.jpg', { type: 'image/jpeg' }));
  const sent = () => stored.posted.map(({ form }) => form.get('key')).sort();
  await waitFor(() => expect(sent()).toEqual(['incoming/1', 'incoming/2', 'preview/p1.jpg', 'preview/p2.jpg']));
  expect(visited.server.to('POST /api/upload/uploadImageThumbs')[0]?.body).toMatchObject({
    allFiles: [
      { fileSize: 7, type: 'image/jpeg' },
      { fileSize: 7, type: 'image/jpeg' },
    ],
    allImages: ['p2', 'p1'],
  });
});

test('that of a video goes its own way', async () => {
  storage(() => 204);
  const asVideo = ({ allPosts, allImages, ...rest }: ReturnType<typeof opened>) => ({
    ...rest,
    allImages: [],
    allVideos: allImages,
    allPosts: allPosts.map(({ _id, fileName }) => ({ _id, fileName, video: _id })),
  });
  const visited = uploadPage({
    'POST /api/upload/known': { known: [] },
    'POST /api/upload/uploadFilesV2': asVideo(opened(['lake.jpg'])),
    'POST /api/upload/uploadVideoThumbs': offered(['p1.jpg']),
  });
  await choose(visited, picture());
  await waitFor(() => expect(visited.server.to('POST /api/upload/uploadVideoThumbs')[0]?.body).toMatchObject({ allVideos: ['p1'], allPosts: ['p1'] }));
});

test('those after one that is refused go out all the same', async () => {
  const stored = storage(() => 204);
  const visited = uploadPage({
    'POST /api/upload/known': { known: [] },
    'POST /api/upload/uploadFilesV2': openedEach(),
    'POST /api/upload/uploadImageThumbs': ({ allFiles, allImages }) =>
      allImages.includes('p9') ? refuse(404) : offered(allFiles.map(({ fileName = '' }) => fileName)),
  });
  const pictures = Array.from({ length: 17 }, (_, at) => new File([new Uint8Array([0xff, 0xd8, 0xff, at])], `${at}.jpg`, { type: 'image/jpeg' }));
  await choose(visited, ...pictures);
  await waitFor(() => expect(stored.posted.map(({ form }) => form.get('key'))).toContain('preview/p17.jpg'));
});

test('where the code that draws does not come, those of the next files are drawn once it does', async () => {
  let comes = false;
  giveThreads({ comes: () => comes });
  const stored = storage(() => 204);
  const visited = uploadPage({
    'POST /api/upload/known': { known: [] },
    'POST /api/upload/uploadFilesV2': openedEach(),
    'POST /api/upload/uploadImageThumbs': ({ allFiles }) => offered(allFiles.map(({ fileName = '' }) => fileName)),
  });
  await choose(visited, picture('a.jpg'));
  await screen.findByText('Uploaded');
  comes = true;
  fireEvent.drop(screen.getByRole('heading', { name: 'Upload' }), storedUploads(picture('b.jpg')));
  await waitFor(() => expect(stored.posted.map(({ form }) => form.get('key'))).toContain('preview/p2.jpg'));
});

test('those of many files go out although the worker that draws is replaced meanwhile, which frees what it drew', async () => {
  const ended: string[] = [];
  giveThreads({ onEnd: (path) => ended.push(path) });
  const stored = storage(() => 204);
  const visited = uploadPage({
    'POST /api/upload/known': { known: [] },
    'POST /api/upload/uploadFilesV2': openedEach(),
    'POST /api/upload/uploadImageThumbs': ({ allFiles }) => offered(allFiles.map(({ fileName = '' }) => fileName)),
  });
  const pictures = Array.from({ length: 40 }, (_, at) => new File([new Uint8Array([0xff, 0xd8, 0xff, at])], `${at}.jpg`, { type: 'image/jpeg' }));
  await choose(visited, ...pictures);
  const previews = () => stored.posted.filter(({ form }) => String(form.get('key')).startsWith('preview/'));
  await waitFor(() => expect(previews()).toHaveLength(40));
  expect(ended.filter((path) => path.endsWith('/draw-worker.ts'))).toHaveLength(1);
});

/** Uploads a photograph whose preview still waits for its signed form; `promise` answers that request. */
async function waitingPreview(answers: Routes = {}) {
  const place = Promise.withResolvers<void>();
  const stored = storage(() => 204);
  const visited = uploadPage({
    'POST /api/upload/known': { known: [] },
    'POST /api/upload/uploadImageThumbs': async ({ allFiles }) => {
      await place.promise;
      return offered(allFiles.map(({ fileName = '' }) => fileName));
    },
    ...answers,
  });
  await choose(visited, picture());
  await screen.findByText('Uploaded');
  await waitFor(() => expect(visited.server.to('POST /api/upload/uploadImageThumbs')).toHaveLength(1));
  return { visited, promise: () => act(async () => place.resolve()), sent: () => stored.posted.map(({ form }) => form.get('key')) };
}

test('those that are not out when all is published go out afterwards', async () => {
  const { visited, promise, sent } = await waitingPreview();
  await publishAs(visited, 'FAMILY_ONLY');
  await waitFor(() => expect(visited.where()).toBe('/my-profile'));
  await promise();
  await waitFor(() => expect(sent()).toEqual(['incoming/1', 'preview/p1.jpg']));
});

test('those of a published upload stay here once another member signs in', async () => {
  let auth = annaIsIn;
  const { visited, promise, sent } = await waitingPreview({ 'GET /api/users/auth': () => auth });
  await publishAs(visited, 'FAMILY_ONLY');
  await waitFor(() => expect(visited.where()).toBe('/my-profile'));
  auth = { ...annaIsIn, userId: ben._id };
  const asked = visited.server.to('GET /api/users/auth').length;
  await visited.push('profile');
  await waitFor(() => expect(visited.server.to('GET /api/users/auth').length).toBeGreaterThan(asked));
  await promise();
  expect(sent()).toEqual(['incoming/1']);
});

test.each(['Cancel', 'Logout'])('those that are not out stay here after a %s', async (how) => {
  const { visited, promise, sent } = await waitingPreview({ 'POST /api/users/logout': {} });
  if (how === 'Logout') await visited.user.click(screen.getByRole('button', { name: /Account menu/ }));
  await visited.user.click(await screen.findByText(how));
  await visited.user.click(await screen.findByRole('button', { name: 'Cancel upload' }));
  await (how === 'Logout' ? screen.findByRole('heading', { name: 'Sign In' }) : screen.findByLabelText(/Drag and drop/));
  await promise();
  expect(sent()).toEqual(['incoming/1']);
});

test('one that is refused costs the upload nothing', async () => {
  storage(() => 204);
  const visited = uploadPage({ 'POST /api/upload/known': { known: [] }, 'POST /api/upload/uploadImageThumbs': refuse(404) });
  await choose(visited, picture());
  await screen.findByText('Uploaded');
  expect(screen.queryByText('No.')).toBeNull();
});
