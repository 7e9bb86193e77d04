import { screen, waitFor } from '@testing-library/react';
import { annaIsIn, nobodyIsIn, noPosts } from '../../../testing/family.ts';
import { type Routes, refuse } from '../../../testing/serve.ts';
import { usage } from '../../../testing/upload.ts';
import { visit } from '../../../testing/visit.tsx';

const confirm = 'Confirm my email';
const done = 'Thank you. Your email has been confirmed.';

const open = (verify: Routes['POST /api/users/verify']) => {
  const visited = visit('/confirm-email/abc.def', { 'GET /api/users/auth': nobodyIsIn, 'POST /api/users/verify': verify });
  const press = async () => visited.user.click(await screen.findByRole('button', { name: confirm }));
  const sent = () => visited.server.to('POST /api/users/verify').map(({ body }) => body);
  return { ...visited, press, sent };
};

test('the link of the mail confirms when its button is pressed, and not before', async () => {
  const { press, sent } = open({});
  await screen.findByRole('button', { name: confirm });
  expect(sent()).toEqual([]);
  await press();
  await screen.findByText(done);
  expect(sent()).toEqual([{ token: 'abc.def' }]);
});

test('who confirms where they signed up is signed in, and comes home', async () => {
  let signedIn = false;
  localStorage.setItem('kloak-left', '1');
  const { user, where, server } = visit('/confirm-email/abc.def', {
    'GET /api/users/auth': () => (signedIn ? annaIsIn : nobodyIsIn),
    'POST /api/profile/find-media-byfamily': noPosts,
    'POST /api/users/verify': () => {
      signedIn = true;
      return { email: 'anna@example.org', userId: 'anna-id', username: 'anna' };
    },
  });
  await user.click(await screen.findByRole('button', { name: confirm }));
  await waitFor(() => expect(where()).toBe('/home'));
  await screen.findByText(done);
  // The mark of an earlier sign-out in this browser ends no new session.
  expect(server.to('POST /api/users/logout')).toEqual([]);
});

test('who confirms elsewhere finds the address in the sign-in', async () => {
  const { user, press } = open({ email: 'anna@example.org' });
  await press();
  await user.click(await screen.findByRole('link', { name: 'Continue' }));
  expect(await screen.findByDisplayValue('anna@example.org')).toBe(screen.getByLabelText('Email'));
});

test('elsewhere than where one signed up it asks for the password', async () => {
  const answers = [{ needs: 'password' as const }, () => refuse(403, 'wrong-password', 'That is not your password'), {}];
  const { user, press, sent } = open(() => {
    const answer = answers.shift() ?? {};
    return typeof answer === 'function' ? answer() : answer;
  });
  await press();
  const field = await screen.findByLabelText('Your password');
  await waitFor(() => expect(document.activeElement).toBe(field));
  await press();
  await screen.findByText('Password is required');
  await user.type(field, 'a guess');
  await press();
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  screen.getByText('That is not your password');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.clear(field);
  await user.type(field, 'Sunday-Lunch-1');
  await press();
  await screen.findByText(done);
  expect(sent()).toEqual([{ token: 'abc.def' }, { token: 'abc.def', password: 'a guess' }, { token: 'abc.def', password: 'Sunday-Lunch-1' }]);
});

test('who did not choose the password chooses another one', async () => {
  const answers = [{ needs: 'password' as const }, () => refuse(400, 'password-common', 'Tried first.'), {}];
  const { user, press, sent } = open(() => {
    const answer = answers.shift() ?? {};
    return typeof answer === 'function' ? answer() : answer;
  });
  await press();
  await user.click(await screen.findByRole('button', { name: 'I do not know the password' }));
  const field = screen.getByLabelText('Password');
  await waitFor(() => expect(document.activeElement).toBe(field));
  const choose = async (password: string) => {
    for (const label of ['Password', 'Confirm Password']) {
      await user.clear(screen.getByLabelText(label));
      await user.type(screen.getByLabelText(label), password);
    }
    await press();
  };
  await choose('Password1!');
  await screen.findByText('This password is one of the first that anybody would try');
  await choose('Sunday-Lunch-2');
  await screen.findByText(done);
  expect(sent().at(-1)).toEqual({ token: 'abc.def', newPassword: 'Sunday-Lunch-2' });
});

test('an expired link says so, and leads to where another one is asked for', async () => {
  const { user, where, press } = open(() => refuse(400, 'token-expired', 'This link has expired.'));
  await press();
  expect((await screen.findByRole('alert')).textContent).toBe('Oops. Something went wrong. Error: This link has expired.');
  await user.click(screen.getByRole('link', { name: 'Resend Verify Email' }));
  await waitFor(() => expect(where()).toBe('/login?return=%2Fupload'));
});

test('who is signed in comes from an expired link to the upload page, which sends another one', async () => {
  const { user, where } = visit('/confirm-email/abc.def', {
    'GET /api/users/auth': { ...annaIsIn, verified: false },
    'POST /api/users/getDataUsage': { dataUsage: usage },
    'POST /api/users/verify': () => refuse(400, 'token-expired', 'This link has expired.'),
  });
  await user.click(await screen.findByRole('button', { name: confirm }));
  await user.click(await screen.findByRole('link', { name: 'Resend Verify Email' }));
  await screen.findByRole('button', { name: 'Resend Verify Email' });
  expect(where()).toBe('/upload');
});

test.each([
  ['the network is away', undefined, 'The server cannot be reached.'],
  ['the server is in trouble', () => refuse(500, 'x', 'Server trouble.'), 'Server trouble.'],
])('a link that nobody could look at, since %s, is tried again', async (_why, first, said) => {
  const answers = [first];
  const { press, sent } = open(() => {
    if (answers.length === 0) return {};
    const answer = answers.pop();
    if (answer) return answer();
    throw new TypeError('no network');
  });
  await press();
  expect((await screen.findByRole('alert')).textContent).toContain(`Oops. Something went wrong. Error: ${said}`);
  await press();
  await screen.findByText(done);
  expect(sent()).toEqual([{ token: 'abc.def' }, { token: 'abc.def' }]);
});

test('an address that is confirmed already leads to the sign-in', async () => {
  const { where, press } = open(() => refuse(409, 'already-confirmed'));
  await press();
  await waitFor(() => expect(where()).toBe('/login'));
});

test('an address that another account has confirmed is said to be taken', async () => {
  const { press } = open(() => refuse(409, 'email-taken', 'An account with this email already exists'));
  await press();
  expect((await screen.findByRole('alert')).textContent).toContain('An account with this email already exists');
  expect(screen.queryByRole('button', { name: confirm })).toBeNull();
});
