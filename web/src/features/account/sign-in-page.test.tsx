import { act, screen, waitFor, within } from '@testing-library/react';
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

const wrong = 'Check out your Account or Password again';

test('a wrong password is told until somebody types', async () => {
  const { user, where } = atTheDoor();
  await user.type(await screen.findByLabelText('Email'), 'anna@example.org');
  const { setTimeout: later } = globalThis;
  // The timer that removes a message after 3 s fires at once.
  globalThis.setTimeout = Object.assign((work: () => void, ms = 0) => later(work, ms === 3000 ? 0 : ms), later);
  try {
    await user.type(screen.getByLabelText('Password'), 'wrong-one{Enter}');
    await screen.findByText(wrong);
    await act(() => new Promise<void>((done) => later(done, 0)));
  } finally {
    globalThis.setTimeout = later;
  }
  screen.getByText(wrong);
  expect(where()).toBe('/login');
  await user.type(screen.getByLabelText('Password'), 'x');
  expect(screen.queryByText(wrong)).toBeNull();
});

test('a failure that says nothing of the password goes by itself', async () => {
  const { user } = visit('/login', { 'GET /api/users/auth': nobodyIsIn, 'POST /api/users/login': () => refuse(500, 'defect') });
  await user.type(await screen.findByLabelText('Email'), 'anna@example.org');
  await user.type(screen.getByLabelText('Password'), 'secret1!{Enter}');
  await screen.findByText('Server is currently down');
  await waitFor(() => expect(screen.queryByText('Server is currently down')).toBeNull(), { timeout: 6000 });
});

test('what was typed stands in the next form, and in no address', async () => {
  const { user, where } = atTheDoor();
  localStorage.setItem('kloak-email', 'old@example.org');
  await user.clear(await screen.findByLabelText('Email'));
  await user.type(screen.getByLabelText('Email'), 'anna@example.org');
  await user.click(screen.getByRole('link', { name: 'Forgot password?' }));
  const query = await screen.findByLabelText('Email or username');
  expect(query).toHaveProperty('value', 'anna@example.org');
  // A name is no address.
  await user.clear(query);
  await user.type(query, 'anna');
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Sign In' }));
  expect(await screen.findByLabelText('Password')).not.toBeNull();
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'anna@example.org');
  await user.click(screen.getByRole('link', { name: 'register now!' }));
  await screen.findByLabelText('Username');
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'anna@example.org');
  expect(where()).not.toContain('anna');
  expect(JSON.stringify(localStorage)).not.toContain('anna');
});

test('what was typed is forgotten once somebody signed in', async () => {
  const { user, where } = atTheDoor();
  await user.type(await screen.findByLabelText('Email'), 'anna@example.org');
  await user.type(screen.getByLabelText('Password'), 'secret1!{Enter}');
  await waitFor(() => expect(where()).toBe('/home'));
  expect(JSON.stringify(sessionStorage)).not.toContain('anna');
});

test.each([
  ['elsewhere', 'You were signed out here from another device.'],
  ['password', 'You were signed out here because the password of your account was changed.'],
] as const)('who was signed out is told why: %s', async (ended, words) => {
  visit('/login', { 'GET /api/users/auth': { ...nobodyIsIn, ended } });
  await screen.findByText(words);
});

test('a call that finds the session ended leads to the sign-in, which says why', async () => {
  let signedIn = true;
  const { where } = visit('/families', {
    'GET /api/users/auth': () => (signedIn ? annaIsIn : { ...nobodyIsIn, ended: 'elsewhere' as const }),
    'GET /api/connection/all/{profileId}': () => {
      signedIn = false;
      return refuse(401, 'session-ended', 'Please sign in again.', { reason: 'elsewhere' });
    },
  });
  await waitFor(() => expect(where()).toBe('/login?return=%2Ffamilies'));
  await screen.findByText('You were signed out here from another device.');
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
