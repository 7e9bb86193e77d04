import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { anna, noPosts, photo } from '../../../../testing/family.ts';
import { refuse } from '../../../../testing/serve.ts';
import { storage } from '../../../../testing/storage.ts';
import { uploadPage as at, choose, chooseWho, opened, picture, publishAs } from '../../../../testing/upload.ts';

test('an upload that lost its connection says what it waits for and goes on by itself, without another form', async () => {
  const stored = storage((_posted, nth) => (nth === 1 ? 0 : 204));
  const visited = at();
  await choose(visited, picture());
  await screen.findByText('Waiting for the connection …');
  expect(screen.getByRole('button', { name: 'Try again' })).not.toBeNull();
  await screen.findByText('Uploaded');
  expect(screen.queryByText('Waiting for the connection …')).toBeNull();
  expect(stored.posted.map(({ form }) => form.get('key'))).toEqual(['incoming/1', 'incoming/1']);
  expect(visited.server.to('POST /api/upload/uploadFilesV2')).toHaveLength(1);
});

test('what goes out stops when the browser says that it is offline, and goes on when it is online', async () => {
  const stored = storage((_posted, nth) => (nth === 1 ? new Promise<number>(() => {}) : 204));
  const visited = at();
  await choose(visited, picture());
  await screen.findByText('40%');
  fireEvent(window, new Event('offline'));
  await screen.findByText('Waiting for the connection …');
  expect(stored.aborted()).toBe(1);
  fireEvent(window, new Event('online'));
  await screen.findByText('Uploaded');
});

test('who does not want to wait tries again at once, as often as it takes', async () => {
  // The pauses together are longer than the time limit of a test.
  const stored = storage((_posted, nth) => (nth <= 7 ? 502 : 204));
  const visited = at();
  await choose(visited, picture());
  while (stored.posted.length < 8) await visited.user.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByText('Uploaded');
  expect(document.activeElement).toBe(screen.getByText('Uploaded').parentElement);
});

test('a server that cannot answer is waited for, and the space is reserved once', async () => {
  storage(() => 204);
  let times = 0;
  const visited = at({
    'POST /api/upload/uploadFilesV2': () => {
      if (++times === 1) throw new TypeError('cut');
      return times === 2 ? refuse(500) : opened(['lake.jpg']);
    },
  });
  await choose(visited, picture());
  await screen.findByText('Waiting for the connection …');
  await visited.user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Waiting for the server …');
  await visited.user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Uploaded');
  const keys = visited.server.to('POST /api/upload/uploadFilesV2').map(({ headers }) => headers.get('Idempotency-Key'));
  expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
});

test('what was said to be published is published when the connection is back, once', async () => {
  let cut = true;
  storage(() => (cut ? 0 : 204));
  let times = 0;
  const visited = at({
    'POST /api/upload/updateAll': () => {
      if (++times === 1) throw new TypeError('cut');
      return { posts: [photo('p1', anna)] };
    },
  });
  await choose(visited, picture());
  await screen.findByText('Waiting for the connection …');
  await publishAs(visited, 'PRIVATE');
  expect(screen.getByRole('button', { name: 'Publishing...' })).not.toBeNull();
  cut = false;
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(visited.where()).toBe('/my-profile'));
  const keys = visited.server.to('POST /api/upload/updateAll').map(({ headers }) => headers.get('Idempotency-Key'));
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

test('it is published once, however often that is pressed, also after a look at another screen', async () => {
  storage(() => 204);
  const answer = Promise.withResolvers<void>();
  const visited = at({
    'POST /api/upload/updateAll': async () => {
      await answer.promise;
      return { posts: [photo('p1', anna)] };
    },
    'POST /api/profile/find-media-byfamily': noPosts,
  });
  await choose(visited, picture());
  await screen.findByText('Uploaded');
  await chooseWho(visited, 'FAMILY_ONLY');
  const form = screen.getByRole('button', { name: 'Publish' }).closest('form') ?? document.body;
  fireEvent.submit(form);
  fireEvent.submit(form);
  // The side menu; the bar at the bottom is for phones.
  const go = async (where: string) => {
    const [link = document.body] = screen.getAllByRole('link', { name: where });
    await visited.user.click(link);
  };
  await go('Home');
  await waitFor(() => expect(visited.where()).toBe('/home'));
  await go('Upload');
  await chooseWho(visited, 'PRIVATE');
  fireEvent.submit(screen.getByRole('button', { name: 'Publishing...' }).closest('form') ?? document.body);
  answer.resolve();
  await screen.findByLabelText(/Drag and drop/);
  expect(visited.server.to('POST /api/upload/updateAll')).toHaveLength(1);
});

test('two presses before the page is rendered again publish once', async () => {
  storage(() => 204);
  const visited = at();
  await choose(visited, picture());
  await screen.findByText('Uploaded');
  await chooseWho(visited, 'FAMILY_ONLY');
  const form = screen.getByRole('button', { name: 'Publish' }).closest('form') ?? document.body;
  act(() => {
    fireEvent.submit(form);
    fireEvent.submit(form);
  });
  await waitFor(() => expect(visited.where()).toBe('/my-profile'));
  expect(visited.server.to('POST /api/upload/updateAll')).toHaveLength(1);
});

test('who does not want to wait may cancel, and nothing is published', async () => {
  storage(() => 0);
  const visited = at();
  await choose(visited, picture());
  await screen.findByText('Waiting for the connection …');
  await publishAs(visited, 'PRIVATE');
  await visited.user.click(screen.getByRole('button', { name: 'Cancel' }));
  await visited.user.click(await screen.findByRole('button', { name: 'Cancel upload' }));
  await screen.findByLabelText(/Drag and drop/);
  expect(screen.queryByText('Your files have not arrived completely. Please try again.')).toBeNull();
  expect(visited.server.to('POST /api/upload/updateAll')).toHaveLength(0);
});

test('a file that was taken away meanwhile is named, and is not waited for', async () => {
  const file = picture();
  const read = file.slice.bind(file);
  let gone = false;
  file.slice = (...range) => (gone ? Object.assign(read(...range), { arrayBuffer: () => Promise.reject(new Error('gone')) }) : read(...range));
  storage(() => {
    gone = true;
    return 0;
  });
  await choose(at(), file);
  await screen.findByText('lake.jpg cannot be read any more. Please choose it again.');
  await screen.findByLabelText(/Drag and drop/);
});
