import { screen } from '@testing-library/react';
import { refuse } from '../../../testing/serve.ts';
import { visit } from '../../../testing/visit.tsx';

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
