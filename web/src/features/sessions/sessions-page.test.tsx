import { screen, waitFor } from '@testing-library/react';
import { refuse } from '../../../testing/serve.ts';
import { visit } from '../../../testing/visit.tsx';
import { texts } from '../../lib/texts.ts';

const yesterday = new Date(Date.now() - 26 * 3_600_000).toISOString();
const sessions = [
  { _id: 's1', device: 'Firefox on Linux', lastSeen: new Date().toISOString(), createdAt: '2026-11-01T10:00:00.000Z', current: true },
  { _id: 's2', device: '', lastSeen: yesterday, createdAt: '2026-10-02T10:00:00.000Z', current: false },
];

test('a member sees where the account is signed in, and which device this is', async () => {
  visit('/sessions', { 'GET /api/users/sessions': { sessions } });
  await screen.findByText('Firefox on Linux');
  screen.getByText('This device · Signed in on Nov 1, 2026');
  screen.getByText('A device that did not say what it is');
  screen.getByText('Last seen yesterday · Signed in on Oct 2, 2026');
});

test('when the list cannot be had, that is said, and it can be asked for again', async () => {
  let status = 500;
  const { user } = visit('/sessions', { 'GET /api/users/sessions': () => (status === 200 ? { sessions } : refuse(status)) });
  await screen.findByText('Your devices cannot be shown right now.');
  status = 200;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Firefox on Linux');
});

test('another device is signed out, and gone from the list', async () => {
  let left = sessions;
  const { user, server } = visit('/sessions', {
    'GET /api/users/sessions': () => ({ sessions: left }),
    'POST /api/users/end-session': () => {
      left = left.filter(({ current }) => current);
      return {};
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Sign out A device that did not say what it is' }));
  await screen.findByText('That device is signed out.');
  expect(server.to('POST /api/users/end-session').map(({ body }) => body)).toEqual([{ sessionId: 's2' }]);
  await waitFor(() => expect(screen.queryByText('A device that did not say what it is')).toBeNull());
  // Logout ends the current session, and there are no others.
  expect(screen.queryByRole('button', { name: /^Sign out/ })).toBeNull();
});

test('all other devices are signed out at once, or it is said that they are not', async () => {
  let status = 500;
  const { user, server } = visit('/sessions', {
    'GET /api/users/sessions': { sessions },
    'POST /api/users/end-session': () => (status === 200 ? {} : refuse(status)),
  });
  const all = await screen.findByRole('button', { name: 'Sign out all other devices' });
  await user.click(all);
  await screen.findByText(texts.common.failed);
  status = 200;
  await user.click(all);
  await screen.findByText('All other devices are signed out.');
  expect(server.to('POST /api/users/end-session').map(({ body }) => body)).toEqual([{ all: true }, { all: true }]);
});
