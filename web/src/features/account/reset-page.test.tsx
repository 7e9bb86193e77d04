import { screen, waitFor } from '@testing-library/react';
import { annaIsIn, nobodyIsIn } from '../../../testing/family.ts';
import { type Routes, refuse } from '../../../testing/serve.ts';
import { visit } from '../../../testing/visit.tsx';

const at = (answers: Routes = {}) =>
  visit('/reset-password/abc.1.def', {
    'GET /api/users/auth': nobodyIsIn,
    'GET /api/users/is-valid-password-reset-token/{token}': { isValidToken: true },
    'POST /api/users/reset-password': { email: 'anna@example.org' },
    ...answers,
  });
async function choose({ user }: ReturnType<typeof visit>, password = 'another-2', again = password) {
  await user.type(await screen.findByLabelText('Password'), password);
  await user.type(screen.getByLabelText('Confirm Password'), again);
  await user.click(screen.getByRole('button', { name: 'Reset Password' }));
}

test('the link lets one choose a new password, and sign in with it', async () => {
  const visited = at();
  await choose(visited);
  await waitFor(() => expect(visited.where()).toBe('/login'));
  await screen.findByText('Your password has been changed. Sign in with the new one.');
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'anna@example.org');
  expect(visited.server.to('GET /api/users/is-valid-password-reset-token/{token}').map(({ body }) => body)).toEqual([{ token: 'abc.1.def' }]);
  expect(visited.server.to('POST /api/users/reset-password').map(({ body }) => body)).toEqual([{ token: 'abc.1.def', password: 'another-2' }]);
});

test('whose session ended by it comes to the sign-in, too', async () => {
  let signedIn = true;
  const visited = at({
    'GET /api/users/auth': () => (signedIn ? annaIsIn : nobodyIsIn),
    'POST /api/users/reset-password': () => {
      signedIn = false;
      return { email: 'anna@example.org' };
    },
  });
  await choose(visited);
  await waitFor(() => expect(visited.where()).toBe('/login'));
});

test('a link that is not good says so and leads to another one', async () => {
  const { user, where } = at({ 'GET /api/users/is-valid-password-reset-token/{token}': { isValidToken: false } });
  expect((await screen.findByRole('alert')).textContent).toBe('This password reset link is not valid.');
  expect(screen.queryByLabelText('Password')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Request another link' }));
  await waitFor(() => expect(where()).toBe('/forgot-password'));
});

test('a link that was used meanwhile ends as one that is not good', async () => {
  let good = true;
  const visited = at({
    'GET /api/users/is-valid-password-reset-token/{token}': () => ({ isValidToken: good }),
    'POST /api/users/reset-password': () => {
      good = false;
      return refuse(400, 'token-used');
    },
  });
  await choose(visited);
  await screen.findByText('This password reset link is not valid.');
});

test.each([
  ['password-common', 'This password is one of the first that anybody would try'],
  ['password-own-name', 'A password must not be your own name or email'],
])('a password that is tried first is told at its field, and the link is still good: %s', async (code, text) => {
  const visited = at({ 'POST /api/users/reset-password': refuse(400, code) });
  await choose(visited);
  await screen.findByText(text);
  expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
  expect(visited.server.to('GET /api/users/is-valid-password-reset-token/{token}')).toHaveLength(1);
});

test('what breaks a rule is told in its words, and nothing is sent', async () => {
  const visited = at();
  await choose(visited, 'simple', 'other');
  expect(screen.getByText('Must Contain 8 Characters, One Uppercase, One Number and One Special Character')).not.toBeNull();
  expect(screen.getByText('Passwords must match')).not.toBeNull();
  expect(visited.server.to('POST /api/users/reset-password')).toHaveLength(0);
});

test('a failure is told, and the message goes by itself', async () => {
  const visited = at({ 'POST /api/users/reset-password': () => refuse(500) });
  await choose(visited);
  await screen.findByText('Something went wrong');
  await waitFor(() => expect(screen.queryByText('Something went wrong')).toBeNull(), { timeout: 6000 });
});

test('a link that cannot be looked at right now can be tried again', async () => {
  let status = 500;
  const { user } = at({ 'GET /api/users/is-valid-password-reset-token/{token}': () => (status === 200 ? { isValidToken: true } : refuse(status)) });
  await screen.findByText('Server is currently down');
  status = 200;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByLabelText('Confirm Password');
});
