import { screen, waitFor } from '@testing-library/react';
import { annaIsIn, nobodyIsIn } from '../../../testing/family.ts';
import { refuse } from '../../../testing/serve.ts';
import { visit } from '../../../testing/visit.tsx';

function atTheDoor(login: object, address = '/login') {
  let signedIn = false;
  return visit(address, {
    'GET /users/auth': () => ({ body: signedIn ? annaIsIn : nobodyIsIn }),
    'POST /users/login': async (body: Record<string, unknown>) => {
      signedIn = typeof login === 'function' ? false : body.password === 'secret1!';
      return typeof login === 'function' ? login() : { body: { success: true, ...login } };
    },
    'POST /profile/find-media-byfamily': { profiles: [] },
    'GET /connection/all/*': { connections: { friends: [], pending: [], requested: [] } },
  });
}

test('an empty form says what is missing and leads to the first field', async () => {
  const { user, server } = atTheDoor({ loginSuccess: true });
  await user.click(await screen.findByRole('button', { name: 'Sign In' }));
  expect(screen.getByText('Email is required')).not.toBeNull();
  expect(screen.getByText('Password is required')).not.toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  expect(server.to('POST /users/login')).toHaveLength(0);
});

test('what is wrong with a field is said in the words of the specification', async () => {
  const { user } = atTheDoor({ loginSuccess: true });
  await user.type(await screen.findByLabelText('Email'), 'anna');
  await user.type(screen.getByLabelText('Password'), 'short{Enter}');
  expect(screen.getByText('Email is invalid')).not.toBeNull();
  expect(screen.getByText('Password must be at least 6 characters')).not.toBeNull();
  await user.type(screen.getByLabelText('Email'), '@example.org');
  expect(screen.queryByText('Email is invalid')).toBeNull();
});

test('signing in shows its busy label, remembers the address if asked to, and leads to where one wanted to go', async () => {
  const { user, where, server } = atTheDoor({ loginSuccess: true, userId: 'anna-id', username: 'anna' }, '/login?return=%2Ffamilies');
  await user.type(await screen.findByLabelText('Email'), 'anna@example.org');
  await user.type(screen.getByLabelText('Password'), 'secret1!');
  await user.click(screen.getByLabelText('Remember me'));
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(screen.getByRole('button', { name: 'Logging in...' })).not.toBeNull();
  await waitFor(() => expect(where()).toBe('/families'));
  expect(server.to('POST /users/login')[0]?.body).toEqual({ email: 'anna@example.org', password: 'secret1!', remember: true });
  expect(localStorage.getItem('kloak-email')).toBe('anna@example.org');
  expect(localStorage.getItem('kloak-user-id')).toBe('anna-id');
});

test('a wrong password is told and the message goes by itself', async () => {
  const { user, where } = atTheDoor(() => refuse(401, 'bad-credentials', 'Check out your Account or Password again'));
  await user.type(await screen.findByLabelText('Email'), 'anna@example.org');
  await user.type(screen.getByLabelText('Password'), 'wrong-one{Enter}');
  await screen.findByText('Check out your Account or Password again');
  expect(where()).toBe('/login');
  await waitFor(() => expect(screen.queryByText('Check out your Account or Password again')).toBeNull());
});

test('a remembered address stands in the field', async () => {
  localStorage.setItem('kloak-email', 'anna@example.org');
  atTheDoor({ loginSuccess: true });
  expect(await screen.findByDisplayValue('anna@example.org')).toBe(screen.getByLabelText('Email'));
});
