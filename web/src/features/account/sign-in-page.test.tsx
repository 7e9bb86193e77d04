import { screen, waitFor } from '@testing-library/react';
import { anna, annaIsIn, nobodyIsIn, noConnections, noPosts } from '../../../testing/family.ts';
import { refuse } from '../../../testing/serve.ts';
import { visit } from '../../../testing/visit.tsx';

function atTheDoor(address = '/login') {
  let signedIn = false;
  return visit(address, {
    'GET /api/users/auth': () => (signedIn ? annaIsIn : nobodyIsIn),
    'POST /api/users/login': ({ password }) => {
      signedIn = password === 'secret1!';
      return signedIn
        ? { loginSuccess: true, userId: anna._id, username: anna.username }
        : refuse(401, 'bad-credentials', 'Check out your Account or Password again');
    },
    'POST /api/profile/find-media-byfamily': noPosts,
    'GET /api/connection/all/{profileId}': noConnections,
  });
}

test('an empty form says what is missing and leads to the first field', async () => {
  const { user, server } = atTheDoor();
  await user.click(await screen.findByRole('button', { name: 'Sign In' }));
  expect(screen.getByText('Email is required')).not.toBeNull();
  expect(screen.getByText('Password is required')).not.toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  expect(server.to('POST /api/users/login')).toHaveLength(0);
});

test('what is wrong with a field is said in the words of the specification', async () => {
  const { user } = atTheDoor();
  await user.type(await screen.findByLabelText('Email'), 'anna');
  await user.type(screen.getByLabelText('Password'), 'short{Enter}');
  expect(screen.getByText('Email is invalid')).not.toBeNull();
  expect(screen.getByText('Password must be at least 6 characters')).not.toBeNull();
  await user.type(screen.getByLabelText('Email'), '@example.org');
  expect(screen.queryByText('Email is invalid')).toBeNull();
});

test('signing in shows its busy label, remembers the address if asked to, and leads to where one wanted to go', async () => {
  const { user, where, server } = atTheDoor('/login?return=%2Ffamilies');
  await user.type(await screen.findByLabelText('Email'), 'anna@example.org');
  await user.type(screen.getByLabelText('Password'), 'secret1!');
  await user.click(screen.getByLabelText('Remember me'));
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(screen.getByRole('button', { name: 'Logging in...' })).not.toBeNull();
  await waitFor(() => expect(where()).toBe('/families'));
  expect(server.to('POST /api/users/login')[0]?.body).toEqual({ email: 'anna@example.org', password: 'secret1!', remember: true });
  expect(localStorage.getItem('kloak-email')).toBe('anna@example.org');
  expect(localStorage.getItem('kloak-user-id')).toBe('anna-id');
});

test('a wrong password is told and the message goes by itself', async () => {
  const { user, where } = atTheDoor();
  await user.type(await screen.findByLabelText('Email'), 'anna@example.org');
  await user.type(screen.getByLabelText('Password'), 'wrong-one{Enter}');
  await screen.findByText('Check out your Account or Password again');
  expect(where()).toBe('/login');
  await waitFor(() => expect(screen.queryByText('Check out your Account or Password again')).toBeNull());
});

test.each([
  [401, 'bad-credentials', 'Check out your Account or Password again'],
  [429, 'too-many', 'Too many attempts.'],
  [500, 'defect', 'Server is currently down'],
  [503, 'unavailable', 'Server is currently down'],
  [403, 'other-site', 'Something has went wrong'],
])('a sign-in answered by %d is told as what it is', async (status, code, text) => {
  const { user } = visit('/login', {
    'GET /api/users/auth': nobodyIsIn,
    'POST /api/users/login': () => refuse(status, code, status === 429 ? text : 'No.', {}, { 'Retry-After': '0.001' }),
  });
  await user.type(await screen.findByLabelText('Email'), 'anna@example.org');
  await user.type(screen.getByLabelText('Password'), 'secret1!{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe(text);
});

test('a remembered address stands in the field', async () => {
  localStorage.setItem('kloak-email', 'anna@example.org');
  atTheDoor();
  expect(await screen.findByDisplayValue('anna@example.org')).toBe(screen.getByLabelText('Email'));
});
