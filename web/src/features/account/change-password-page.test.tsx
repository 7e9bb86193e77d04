import { screen, waitFor } from '@testing-library/react';
import { refuse } from '../../../testing/serve.ts';
import { visit } from '../../../testing/visit.tsx';

const change = 'POST /api/users/change-password';
const fill = async ({ user }: ReturnType<typeof visit>, current: string, password = 'another-2', again = password) => {
  if (current) await user.type(await screen.findByLabelText('Current password'), current);
  await user.type(await screen.findByLabelText('Password'), password);
  await user.type(screen.getByLabelText('Confirm Password'), again);
  await user.click(screen.getByRole('button', { name: 'Change password' }));
};

test('who knows the password replaces it, and comes back to the devices', async () => {
  const visited = visit('/change-password', { [change]: {}, 'GET /api/users/sessions': { sessions: [] } });
  await fill(visited, 'secret-1');
  await screen.findByText('Your password is changed. All other devices are signed out.');
  await waitFor(() => expect(visited.where()).toBe('/sessions'));
  expect(visited.server.to(change).map(({ body }) => body)).toEqual([{ password: 'secret-1', newPassword: 'another-2' }]);
});

test('what is wrong is told at its field, and nothing is sent', async () => {
  const visited = visit('/change-password');
  await fill(visited, '', 'another-2', 'another-3');
  screen.getByText('Current password is required');
  screen.getByText('Passwords must match');
  expect(document.activeElement).toBe(screen.getByLabelText('Current password'));
  expect(visited.server.to(change)).toEqual([]);
});

test('a password that is not the current one is told at its field', async () => {
  const visited = visit('/change-password', { [change]: refuse(403, 'wrong-password') });
  await fill(visited, 'secret-9');
  await screen.findByText('That is not your password');
});

test.each([
  ['password-common', 'This password is one of the first that anybody would try'],
  ['password-own-name', 'A password must not be your own name or email'],
])('a new password that is tried first is told at its field: %s', async (code, text) => {
  const visited = visit('/change-password', { [change]: refuse(400, code) });
  await fill(visited, 'secret-9');
  await screen.findByText(text);
  expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
});

test('who tried too often is told so', async () => {
  const visited = visit('/change-password', { [change]: refuse(429, 'too-many', 'That was too often. Please wait a little and try again.') });
  await fill(visited, 'secret-9');
  await screen.findByText('That was too often. Please wait a little and try again.');
});
