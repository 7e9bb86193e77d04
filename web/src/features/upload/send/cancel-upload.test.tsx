import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { anna, annaIsIn, ben, photo } from '../../../../testing/family.ts';
import { refuse } from '../../../../testing/serve.ts';
import { storage } from '../../../../testing/storage.ts';
import { uploadPage as at, choose, opened, picture, publishAs, usage } from '../../../../testing/upload.ts';

type Visit = ReturnType<typeof at>;
const cancelled = ({ server }: Visit) => server.to('POST /api/upload/cancel');
const mine = { uploadId: 'u', profileId: anna._id };
const pressCancel = async ({ user }: Visit) => user.click(await screen.findByRole('button', { name: 'Cancel' }));
const sayYes = async ({ user }: Visit) => user.click(await screen.findByRole('button', { name: 'Cancel upload' }));
/** Fires the event of a page that is closed, reloaded, or cached for "back" (`persisted`). */
const leave = (persisted = false) => fireEvent(window, Object.assign(new Event('pagehide'), { persisted }));

test('who cancels has the space back, and sees it', async () => {
  storage(() => new Promise<number>(() => {}));
  let free = 6e8;
  const visited = at({
    'POST /api/users/getDataUsage': () => ({ dataUsage: { ...usage, freeDataSpace: free } }),
    'POST /api/upload/cancel': () => {
      free = 1.6e9;
      return {};
    },
  });
  await choose(visited, picture());
  await screen.findByText('600 MB');
  await screen.findByText('40%');
  await pressCancel(visited);
  await sayYes(visited);
  await screen.findByText('1.6 GB');
  expect(cancelled(visited)).toMatchObject([{ body: mine }]);
  leave();
  expect(cancelled(visited)).toHaveLength(1);
});

test('who cancels is asked first when bytes have arrived, and may go on', async () => {
  storage(() => new Promise<number>(() => {}));
  const visited = at();
  await choose(visited, picture());
  await screen.findByText('40%');
  await pressCancel(visited);
  await screen.findByRole('alertdialog', { name: 'Cancel this upload?' });
  await visited.user.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByText('40%')).not.toBeNull();
  expect(cancelled(visited)).toHaveLength(0);
});

test('who cancels while the space is being reserved has it back once it is', async () => {
  const stored = storage(() => 204);
  const answer = Promise.withResolvers<void>();
  const visited = at({
    'POST /api/upload/uploadFilesV2': async () => {
      await answer.promise;
      return opened(['lake.jpg']);
    },
  });
  await choose(visited, picture());
  await pressCancel(visited);
  await screen.findByLabelText(/Drag and drop/);
  expect(cancelled(visited)).toHaveLength(0);
  answer.resolve();
  await waitFor(() => expect(cancelled(visited)).toMatchObject([{ body: mine }]));
  expect(stored.posted).toHaveLength(0);
});

test('a cancel that fails is nobody’s trouble', async () => {
  storage(() => new Promise<number>(() => {}));
  const visited = at({ 'POST /api/upload/cancel': () => refuse(500, 'defect', 'Something went wrong on our side.') });
  await choose(visited, picture());
  await screen.findByText('40%');
  const asked = visited.server.to('POST /api/users/getDataUsage').length;
  await pressCancel(visited);
  await sayYes(visited);
  await screen.findByLabelText(/Drag and drop/);
  await waitFor(() => expect(visited.server.to('POST /api/users/getDataUsage').length).toBeGreaterThan(asked));
  expect(screen.queryByText('Something went wrong on our side.')).toBeNull();
});

test('bytes that were refused keep no space', async () => {
  storage(() => 403);
  const visited = at();
  await choose(visited, picture());
  await screen.findByLabelText(/Drag and drop/);
  await waitFor(() => expect(cancelled(visited)).toMatchObject([{ body: mine }]));
});

test('what is published is not cancelled, neither while that is asked nor afterwards', async () => {
  storage(() => 204);
  const answer = Promise.withResolvers<void>();
  const visited = at({
    'POST /api/upload/updateAll': async () => {
      await answer.promise;
      return { posts: [photo('p1', anna)] };
    },
  });
  await choose(visited, picture());
  await screen.findByText('Uploaded');
  await publishAs(visited, 'PRIVATE');
  await waitFor(() => expect(visited.server.to('POST /api/upload/updateAll')).toHaveLength(1));
  leave();
  answer.resolve();
  await waitFor(() => expect(visited.where()).toBe('/my-profile'));
  leave();
  expect(cancelled(visited)).toHaveLength(0);
});

test('a page that is closed gives the space back on its way out', async () => {
  storage(() => 204);
  const visited = at();
  await choose(visited, picture());
  await screen.findByText('Uploaded');
  leave(true);
  expect(cancelled(visited)).toHaveLength(0);
  leave();
  expect(cancelled(visited)).toMatchObject([{ body: mine, keepalive: true }]);
});

test('a page that is closed before all bytes are out publishes nothing of them, and gives the space back', async () => {
  storage(() => new Promise<number>(() => {}));
  const visited = at();
  await choose(visited, picture());
  await screen.findByText('40%');
  await publishAs(visited, 'PRIVATE');
  leave();
  expect(cancelled(visited)).toMatchObject([{ body: mine }]);
  await act(async () => {});
  expect(visited.server.to('POST /api/upload/updateAll')).toHaveLength(0);
});

const logOut = async ({ user }: Visit) => {
  await user.click(screen.getByRole('button', { name: /Account menu/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
};

test('who signs out is asked first, and may go on', async () => {
  storage(() => new Promise<number>(() => {}));
  const visited = at({ 'POST /api/users/logout': {} });
  await choose(visited, picture());
  await screen.findByText('40%');
  await logOut(visited);
  await screen.findByRole('alertdialog', { name: 'Cancel this upload?' });
  await visited.user.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /Account menu/ }));
  expect(screen.getByText('40%')).not.toBeNull();
  expect(visited.server.to('POST /api/users/logout')).toHaveLength(0);
});

test('who signs out while all of it is being published loses nothing, and is not asked', async () => {
  storage(() => 204);
  const visited = at({ 'POST /api/users/logout': {}, 'POST /api/upload/updateAll': () => new Promise(() => {}) });
  await choose(visited, picture());
  await screen.findByText('Uploaded');
  await publishAs(visited, 'PRIVATE');
  await waitFor(() => expect(visited.server.to('POST /api/upload/updateAll')).toHaveLength(1));
  await logOut(visited);
  await screen.findByRole('heading', { name: 'Sign In' });
  expect(cancelled(visited)).toHaveLength(0);
});

test('who signs out all the same gives the space back while that may still be asked', async () => {
  storage(() => new Promise<number>(() => {}));
  const visited = at({ 'POST /api/users/logout': {} });
  await choose(visited, picture());
  await screen.findByText('40%');
  await logOut(visited);
  await sayYes(visited);
  await screen.findByRole('heading', { name: 'Sign In' });
  const asked = visited.server.calls.map(({ name }) => name).filter((name) => /cancel|logout/.test(name));
  expect(asked).toEqual(['POST /api/upload/cancel', 'POST /api/users/logout']);
});

test('when another member signs in on this browser, the upload stops and nothing of it is left', async () => {
  const stored = storage(() => new Promise<number>(() => {}));
  let auth = annaIsIn;
  const visited = at({ 'GET /api/users/auth': () => auth });
  await choose(visited, picture());
  await screen.findByText('40%');
  auth = { ...annaIsIn, userId: ben._id };
  await visited.push('profile');
  await screen.findByLabelText(/Drag and drop/);
  expect(stored.aborted()).toBe(1);
  expect(screen.queryByText('lake.jpg')).toBeNull();
  leave();
  expect(cancelled(visited)).toHaveLength(0);
});
