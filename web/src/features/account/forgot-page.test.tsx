import { screen, waitFor, within } from '@testing-library/react';
import { nobodyIsIn } from '../../../testing/family.ts';
import { type Routes, refuse } from '../../../testing/serve.ts';
import { visit } from '../../../testing/visit.tsx';

const found = { user: { username: 'anna', image: 'data:image/svg+xml,%3Csvg/%3E', email: 'a***@e***.org' } };
const at = (answers: Routes = {}, address = '/forgot-password') =>
  visit(address, { 'GET /api/users/auth': nobodyIsIn, 'POST /api/users/find-account': found, 'POST /api/users/send-password-reset': {}, ...answers });
async function find({ user }: ReturnType<typeof visit>, query = 'anna') {
  await user.type(await screen.findByLabelText('Email or username'), `${query}{Enter}`);
}

test('the sign-in leads here and back, and keeps where one wanted to go', async () => {
  const { user, where } = at({}, '/login?return=%2Ffamilies');
  await user.click(await screen.findByRole('link', { name: 'Forgot password?' }));
  await screen.findByRole('heading', { name: 'Find your account' });
  expect(where()).toBe('/forgot-password?return=%2Ffamilies');
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Sign In' }));
  await waitFor(() => expect(where()).toBe('/login?return=%2Ffamilies'));
});

test('an account is found, shown, and mailed a link', async () => {
  const visited = at();
  await find(visited, ' anna ');
  await screen.findByText('a***@e***.org');
  expect(document.activeElement?.contains(screen.getByText('a***@e***.org'))).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  expect(screen.getByText('anna')).not.toBeNull();
  expect(visited.server.to('POST /api/users/send-password-reset')).toHaveLength(0);
  await visited.user.click(screen.getByRole('button', { name: 'Reset Password' }));
  await screen.findByText(/sent a link to a\*\*\*@e\*\*\*\.org\. It is valid for 24 hours/);
  expect(screen.queryByRole('button', { name: 'Reset Password' })).toBeNull();
  expect(visited.server.to('POST /api/users/find-account')[0]?.body).toEqual({ query: 'anna' });
  expect(visited.server.to('POST /api/users/send-password-reset')[0]?.body).toEqual({ username: 'anna' });
});

test('who finds the wrong account looks for another one, in the field', async () => {
  const visited = at();
  await screen.findByLabelText('Email or username');
  expect(document.activeElement).toBe(document.body);
  await find(visited);
  await visited.user.click(await screen.findByRole('button', { name: 'Find another account' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Email or username'));
});

test('an empty form says what is missing', async () => {
  const visited = at();
  await find(visited, ' ');
  expect(screen.getByText('Email or username is required')).not.toBeNull();
  expect(visited.server.to('POST /api/users/find-account')).toHaveLength(0);
});

test('whom nobody knows is told under the field', async () => {
  const visited = at({ 'POST /api/users/find-account': () => refuse(404, 'no-account') });
  await find(visited);
  await screen.findByText('Check that your email address or username is correct');
  expect(screen.getByLabelText('Email or username').getAttribute('aria-invalid')).toBe('true');
});

test.each([
  [500, 'Something went wrong'],
  [429, 'That was too often.'],
])('a search answered by %d says so', async (status, text) => {
  const visited = at({ 'POST /api/users/find-account': () => refuse(status, 'x', 'That was too often.', {}, { 'Retry-After': '0.001' }) });
  await find(visited);
  await screen.findByText(text);
});

test('a link that could not be sent can be asked for again, silently', async () => {
  let status = 500;
  const visited = at({ 'POST /api/users/send-password-reset': () => (status === 200 ? {} : refuse(status)) });
  await find(visited);
  await visited.user.click(await screen.findByRole('button', { name: 'Reset Password' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Reset Password' })).not.toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
  status = 200;
  await visited.user.click(screen.getByRole('button', { name: 'Reset Password' }));
  await screen.findByText(/valid for 24 hours/);
});
